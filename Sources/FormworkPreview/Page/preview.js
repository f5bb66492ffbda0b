void preview;
