// Preloaded into a measured process, and into Node processes that it starts: adds up their processor time and notes the largest peak memory.
import { readFileSync, writeFileSync } from 'node:fs';

const note = process.env.MURO_MEASURE;

function readNote() {
  try {
    return JSON.parse(readFileSync(note, 'utf8'));
  } catch {
    return { peakMb: 0, cpuMs: 0 };
  }
}

/** Returns the peak memory, MB. On Linux the peak in the resource usage includes that of the parent process. */
function peakMemoryMb() {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS / 1024;
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024;
}

process.on('exit', () => {
  const others = readNote();
  const { userCPUTime, systemCPUTime } = process.resourceUsage();
  const cpuMs = others.cpuMs + (userCPUTime + systemCPUTime) / 1000;
  writeFileSync(note, JSON.stringify({ peakMb: Math.max(others.peakMb, peakMemoryMb()), cpuMs }));
});
