// Measures kiwi on a workload: kiwi FILE.cws [ROUNDS] [STEPS] prints the milliseconds of building, of a step and of the switch,
// or "fail" if it gives up. Compiled by `Tests/Benchmarks/solvers`, with kiwi's headers from its source distribution.
#include <kiwi/kiwi.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <fstream>
#include <string>
#include <vector>

struct Row {
    std::string relation;
    double weight, constant;
    std::vector<std::pair<int, double>> terms;
};

static Row readRow(std::istream& in) {
    Row row;
    double priority;
    int count;
    in >> row.relation >> priority >> row.weight >> row.constant >> count;
    for (int i = 0; i < count; ++i) {
        int variable;
        double coefficient;
        in >> variable >> coefficient;
        row.terms.push_back({variable, coefficient});
    }
    return row;
}

static double milliseconds(std::chrono::steady_clock::time_point start) {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

static double median(std::vector<double> values) {
    if (values.empty()) return -1;
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

int main(int count, char** arguments) {
    if (count < 2) return 64;
    std::ifstream in(arguments[1]);
    int rounds = count > 2 ? std::stoi(arguments[2]) : 1;
    size_t limit = count > 3 ? std::stoul(arguments[3]) : 100;
    std::string word;
    int number, version;
    in >> word >> version >> word >> number >> word;
    int variableCount;
    in >> variableCount;
    std::vector<std::string> names(variableCount);
    for (auto& name : names) in >> name;
    in >> word >> number;
    std::vector<int> nonnegative(number);
    for (auto& variable : nonnegative) in >> variable;
    in >> word >> number;
    std::vector<Row> rows;
    for (int i = 0; i < number; ++i) rows.push_back(readRow(in));
    in >> word >> number;
    struct Edit { int variable; double weight, value; };
    std::vector<Edit> edits(number);
    for (auto& edit : edits) in >> edit.variable >> edit.weight >> edit.value;
    in >> word >> number;
    std::vector<std::vector<std::pair<int, double>>> steps(number);
    for (auto& step : steps) {
        int size;
        in >> size;
        step.resize(size);
        for (auto& item : step) in >> item.first >> item.second;
    }
    in >> word >> number;
    std::vector<std::pair<int, Row>> toggles;
    for (int i = 0; i < number; ++i) {
        int index;
        in >> index;
        toggles.push_back({index, readRow(in)});
    }

    std::vector<double> builds, stepTimes, switches;
    bool failed = false;
    double checksum = 0;
    for (int round = 0; round < rounds; ++round) {
        std::vector<kiwi::Variable> variables;
        for (auto& name : names) variables.push_back(kiwi::Variable(name));
        auto constraint = [&](const Row& row) {
            std::vector<kiwi::Term> terms;
            for (auto& term : row.terms) terms.push_back(kiwi::Term(variables[term.first], term.second));
            auto relation = row.relation == "=" ? kiwi::OP_EQ : row.relation == "<" ? kiwi::OP_LE : kiwi::OP_GE;
            return kiwi::Constraint(kiwi::Expression(terms, row.constant), relation, row.weight);
        };
        std::vector<kiwi::Constraint> constraints, bounds, replacements;
        for (auto& row : rows) constraints.push_back(constraint(row));
        for (int variable : nonnegative)
            bounds.push_back(kiwi::Constraint(kiwi::Expression(kiwi::Term(variables[variable])), kiwi::OP_GE, kiwi::strength::required));
        for (auto& toggle : toggles) replacements.push_back(constraint(toggle.second));
        auto read = [&] { for (auto& variable : variables) checksum += variable.value(); };

        try {
            auto start = std::chrono::steady_clock::now();
            kiwi::Solver solver;
            for (auto& item : bounds) solver.addConstraint(item);
            for (auto& item : constraints) solver.addConstraint(item);
            for (auto& edit : edits) {
                solver.addEditVariable(variables[edit.variable], edit.weight);
                solver.suggestValue(variables[edit.variable], edit.value);
            }
            solver.updateVariables();
            read();
            builds.push_back(milliseconds(start));

            size_t taken = std::min(limit, steps.size());
            start = std::chrono::steady_clock::now();
            for (size_t step = 0; step < taken; ++step) {
                for (auto& item : steps[step]) solver.suggestValue(variables[item.first], item.second);
                solver.updateVariables();
                read();
            }
            if (taken) stepTimes.push_back(milliseconds(start) / taken);

            if (toggles.empty()) continue;
            start = std::chrono::steady_clock::now();
            for (auto& toggle : toggles) solver.removeConstraint(constraints[toggle.first]);
            for (auto& item : replacements) solver.addConstraint(item);
            solver.updateVariables();
            read();
            switches.push_back(milliseconds(start));
        } catch (const std::exception&) {
            failed = true;
            break;
        }
    }
    for (double value : {median(builds), median(stepTimes), median(switches)}) {
        if (value >= 0) std::printf("%.6f ", value); else std::printf("%s ", failed ? "fail" : "-");
    }
    std::printf("%.3f\n", checksum);
}
