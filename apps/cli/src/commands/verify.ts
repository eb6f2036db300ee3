import { formatCount } from '@muro/shop';
import { sizeText } from '../backup/size-text.ts';
import { shopServer } from '../orders/shop-server.ts';
import { checkFailed, isFailure, wrongUsage } from '../terminal/failure.ts';
import { setExitCode } from '../terminal/io.ts';
import { terminal } from '../terminal/terminal.ts';
import { fileLine, orderLine, orphanLine } from '../verify/fault-lines.ts';
import { repairFiles } from '../verify/repair-files.ts';
import { verifyBackups } from '../verify/verify-backups.ts';
import { verifyRunningShop } from '../verify/verify-shop.ts';

export interface VerifyOptions {
  readonly deep?: boolean;
  readonly repair?: boolean;
  readonly from?: string;
  readonly after?: string;
  readonly backup?: string;
  readonly server?: string;
  readonly json?: boolean;
}

/** Runs the integrity check; the exit code tells the result, too. */
export async function verifyCommand(options: VerifyOptions): Promise<void> {
  const { backup, from, repair = false } = options;
  if (from !== undefined && !repair) throw wrongUsage('--from belongs to --repair');
  if (backup !== undefined && (repair || options.after !== undefined))
    throw wrongUsage('--backup looks at backups alone; --repair and --after are for the shop');
  const isSound = await (backup === undefined ? verifyShop(options) : verifyBackups(backup, options)).catch((error: unknown) => {
    throw isFailure(error) ? checkFailed(error) : error;
  });
  if (!isSound) setExitCode(1);
}

async function verifyShop({
  deep = false,
  repair = false,
  from,
  after = '',
  server: address,
  json = false,
}: VerifyOptions): Promise<boolean> {
  const { printLine, printResult, progress } = terminal(json);
  const server = shopServer(address);
  const bar = progress(deep ? 'bytes of files' : 'files');
  const result = await verifyRunningShop(server, { isDeep: deep, after, show: bar.show }).finally(bar.end);
  const { files, bytes, orders, fileFaults, orderFaults, left } = result;
  const repairs = repair ? await repairFiles(server, fileFaults, from) : new Map();
  const faultCount = fileFaults.length + orderFaults.length + left.length;
  printLine(
    `${formatCount(files, 'file')} of ${sizeText(bytes)}, ${formatCount(orders, 'order')}: ${faultCount === 0 ? 'no faults' : formatCount(faultCount, 'fault')}`,
  );
  for (const fault of fileFaults) printLine(fileLine(fault, repairs.get(fault.name)));
  for (const fault of orderFaults) printLine(orderLine(fault));
  for (const name of left) printLine(orphanLine(name));
  const reported = fileFaults.map((fault) => ({ ...fault, ...(repair && { repair: repairs.get(fault.name) ?? null }) }));
  printResult({ files, bytes, orders, fileFaults: reported, orderFaults, left });
  return orderFaults.length + left.length === 0 && fileFaults.every(({ name }) => repairs.get(name)?.isRepaired);
}
