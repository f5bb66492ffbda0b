"""Measures HiGHS on workloads: highs.py STEPS ROUNDS FILE.cws … prints a line each, the milliseconds of building and solving, of a
warm re-solve and of the switch as a change of right sides. Called by `Tests/Benchmarks/solvers`; soft rows get error columns with the
file's weights. Reading the values out is not timed, as the Python module copies them into a list.
"""
import statistics, sys, time

import highspy
import numpy

INF = highspy.kHighsInf


class Workload:
    def __init__(self, path):
        words = iter(open(path).read().split())

        def take(kind=int):
            return kind(next(words))

        def row():
            relation, _, weight, constant = take(str), take(float), take(float), take(float)
            return relation, weight, constant, [(take(), take(float)) for _ in range(take())]

        [take(str) for _ in range(5)]
        self.variables = take()
        [take(str) for _ in range(self.variables)]
        take(str)
        self.nonnegative = [take() for _ in range(take())]
        take(str)
        self.rows = [row() for _ in range(take())]
        take(str)
        self.edits = [(take(), take(float), take(float)) for _ in range(take())]
        take(str)
        self.steps = [[(take(), take(float)) for _ in range(take())] for _ in range(take())]
        take(str)
        self.toggles = [(take(), row()) for _ in range(take())]


def bounds(relation, constant):
    return (-INF if relation == "<" else -constant), (INF if relation == ">" else -constant)


def model(workload):
    rows = workload.rows + [("=", weight, -value, [(variable, 1.0)]) for variable, weight, value in workload.edits]
    lower = [-INF] * workload.variables
    for variable in workload.nonnegative:
        lower[variable] = 0
    costs = [0.0] * workload.variables
    starts, indices, values, row_lower, row_upper = [0], [], [], [], []
    for relation, weight, constant, terms in rows:
        sums = {}
        for variable, coefficient in terms:
            sums[variable] = sums.get(variable, 0) + coefficient
        indices += sums.keys()
        values += sums.values()
        if weight < 1001001000:
            for sign in ([1, -1] if relation == "=" else [-1] if relation == "<" else [1]):
                indices.append(len(costs))
                values.append(sign)
                costs.append(weight)
                lower.append(0)
        starts.append(len(indices))
        low, high = bounds(relation, constant)
        row_lower.append(low)
        row_upper.append(high)
    lp = highspy.HighsLp()
    lp.num_col_, lp.num_row_ = len(costs), len(rows)
    lp.col_cost_, lp.col_lower_, lp.col_upper_ = numpy.array(costs), numpy.array(lower, dtype=float), numpy.full(len(costs), INF)
    lp.row_lower_, lp.row_upper_ = numpy.array(row_lower), numpy.array(row_upper)
    lp.a_matrix_.format_ = highspy.MatrixFormat.kRowwise
    lp.a_matrix_.start_ = numpy.array(starts, dtype=numpy.int32)
    lp.a_matrix_.index_ = numpy.array(indices, dtype=numpy.int32)
    lp.a_matrix_.value_ = numpy.array(values, dtype=float)
    return lp


def measure(workload, step_limit):
    lp = model(workload)
    solver = highspy.Highs()
    solver.setOptionValue("output_flag", False)
    solver.setOptionValue("threads", 1)
    solver.setOptionValue("solver", "simplex")
    start = time.perf_counter()
    solver.passModel(lp)
    solver.run()
    build = time.perf_counter() - start
    place = {variable: len(workload.rows) + index for index, (variable, _, _) in enumerate(workload.edits)}
    steps = workload.steps[:step_limit]
    start = time.perf_counter()
    for step in steps:
        for variable, value in step:
            solver.changeRowBounds(place[variable], value, value)
        solver.run()
    step_time = (time.perf_counter() - start) / max(1, len(steps))
    start = time.perf_counter()
    for index, (relation, _, constant, _) in workload.toggles:
        solver.changeRowBounds(index, *bounds(relation, constant))
    if workload.toggles:
        solver.run()
    return build, step_time, time.perf_counter() - start


step_limit, rounds = int(sys.argv[1]), int(sys.argv[2])
for path in sys.argv[3:]:
    workload = Workload(path)
    times = [measure(workload, step_limit) for _ in range(rounds)]
    print(*(f"{1000 * statistics.median(column):.6f}" for column in zip(*times)), flush=True)
