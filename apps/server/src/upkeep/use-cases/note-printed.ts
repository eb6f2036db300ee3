import type { FileInspector, Mending } from '../types/integrity.ts';

interface NotePorts {
  readonly mending: Mending;
  readonly inspector: FileInspector;
}

/** Records the checksums of print files that a server of an older version made, so that they can be verified. */
export async function notePrinted({ mending, inspector }: NotePorts, name: string): Promise<void> {
  const [, base, orderId, line = '1'] = /^(order-(\d+)(?:-(\d+))?)\./.exec(name) ?? [];
  const place = { orderId: Number(orderId), line: Number(line) };
  const holder = await mending.unnotedPrinter(place);
  if (holder === null) return;
  const [pdf, ticket] = [await inspector.printFacts(`${base}.pdf`), await inspector.printFacts(`${base}.json`)];
  if (pdf && ticket) await mending.notePrinted(place, holder, { pdf, ticket });
}
