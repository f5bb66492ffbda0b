FROM swift:6.2-bookworm AS build
COPY . /formwork
RUN cd /formwork && scripts/setup && scripts/build release && strip .build/release/formwork
FROM debian:bookworm-slim
RUN apt-get update && apt-get install --yes --no-install-recommends git libxml2 && rm -rf /var/lib/apt/lists/*
COPY --from=build /formwork/.build/release/formwork /usr/local/bin/formwork
ENTRYPOINT ["formwork"]
