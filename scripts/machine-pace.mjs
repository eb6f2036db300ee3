// Measures the current speed of this machine. Other processes increase the processor time of the same work, since cores share caches and clock.

/** Processor time of `compute` on an idle core of the reference machine, ms. */
const REFERENCE_MS = 12;
const ROWS = 12_000;

/** Allocates, sorts, hashes and parses, as tests do. */
function compute() {
  const rows = Array.from({ length: ROWS }, (_, index) => ({ id: Math.imul(index, 2654435761) >>> 0, name: `row ${index % 97}` }));
  rows.sort((a, b) => a.id - b.id);
  const byName = new Map(rows.map((row) => [`${row.name} ${row.id}`, row]));
  return JSON.parse(JSON.stringify(rows)).length + byName.size;
}

/** Returns the processor time of a fixed workload as a multiple of the reference: 2 means half the speed. */
export function machinePace() {
  const before = process.cpuUsage();
  compute();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / REFERENCE_MS;
}
