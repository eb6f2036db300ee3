import { DESIGN_RULE, readTemplateListXml, strictFaults, type XmlElement } from '@muro/domain';
import { faultIn, type TextFault } from '../files/fault.ts';
import { attempt } from '../files/read-xml-file.ts';
import { formatCount } from '../text/format-count.ts';
import type { CheckResult } from './check-result.ts';

/** Checks a list of designs. The designer skips broken entries; this function reports them all. */
export function checkList(file: string, { text, root }: { readonly text: string; readonly root: XmlElement }): CheckResult {
  const list = attempt(() => readTemplateListXml(text));
  if (!list.ok) return { file, kind: 'list', contents: '', faults: [faultIn(file, list.fault)] };
  const entries = root.children.flatMap(({ name, children }) => (name === 'templates' ? children : []));
  const strict = entries.flatMap((entry): readonly TextFault[] => strictFaults(entry, DESIGN_RULE));
  const others = list.value.faults.filter(({ line }) => !strict.some((fault) => fault.line === line));
  const faults = [...strict, ...others].map((fault) => faultIn(file, fault));
  return { file, kind: 'list', contents: formatCount(list.value.templates.length, 'design'), faults };
}
