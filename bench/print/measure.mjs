// Preloaded into a measured process: writes its peak memory and processor time at its exit.
import { writeFileSync } from 'node:fs';

process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  writeFileSync(process.env.MURO_MEASURE, JSON.stringify({ peakMb: maxRSS / 1024, cpuMs: (userCPUTime + systemCPUTime) / 1000 }));
});
