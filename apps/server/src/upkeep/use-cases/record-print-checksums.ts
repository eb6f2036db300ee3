import { printName, printPlace } from '../../orders/rules/print-name.ts';
import type { FileInspector, RepairRows } from '../types/integrity.ts';

interface ChecksumPorts {
  readonly repairRows: RepairRows;
  readonly inspector: FileInspector;
}

/** Records the checksums of print files that a server of an older version made, so that they can be verified. */
export async function recordPrintChecksums({ repairRows, inspector }: ChecksumPorts, name: string): Promise<void> {
  const place = printPlace(name);
  if (!place) return;
  const base = printName(place.orderId, place.line);
  const holder = await repairRows.holderWithoutChecksums(place);
  if (holder === null) return;
  const [pdf, ticket] = [await inspector.printFacts(`${base}.pdf`), await inspector.printFacts(`${base}.json`)];
  if (pdf && ticket) await repairRows.recordPrintChecksums(place, holder, { pdf, ticket });
}
