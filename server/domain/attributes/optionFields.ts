import { getLabel, type AttributeOptionRecord } from '../../records/attributes';
import { say } from '../../records/sentence';
import { makeCode } from '../../records/slug';
import type { AttributeOptionInput } from '../../types.generated';
import { addToList } from '../lists/addToList';
import { checkLabels, MAX_LABEL, toLabels, type Report } from '../locales/labelFields';
import { normalizeOption } from '../validation/options';

/** An option, and how it is stored; undefined if it is new. */
type EditedOption = readonly [option: AttributeOptionRecord, former: AttributeOptionRecord | undefined];

/** Reports codes that are a label of another option: a text would mean either of them. Those stored so can stay. */
const reportAmbiguous = (options: readonly EditedOption[], report: Report) => {
  const byLabel = new Map<string, number[]>();
  const hasLabel = ({ labels }: AttributeOptionRecord, key: string) =>
    labels.some(({ text }) => normalizeOption(text) === key);
  for (const [at, [{ labels }]] of options.entries()) {
    for (const { text } of labels) addToList(byLabel, normalizeOption(text), at);
  }
  for (const [at, [{ code, labels }, former]] of options.entries()) {
    const key = normalizeOption(code);
    const isSameCode = former?.code === code;
    for (const other of byLabel.get(key) ?? []) {
      const [option, formerOther] = options[other]!;
      if (other === at || (isSameCode && formerOther && hasLabel(formerOther, key))) continue;
      // They are reported for that.
      if (option.code === code || normalizeOption(getLabel(option.labels)) === normalizeOption(getLabel(labels)))
        continue;
      report(
        isSameCode ? `options[${other}].labels` : `options[${at}].code`,
        say`“${code}” is the code of the option “${getLabel(labels)}” and a label of the option “${getLabel(option.labels)}”. Enter another code or label.`,
      );
    }
  }
};

/**
 * Returns the options with codes, and reports those with the same code or English label, and codes that are labels of
 * others. One without a code keeps that of the former option with its label.
 */
export function toOptions(
  input: readonly AttributeOptionInput[],
  former: readonly AttributeOptionRecord[],
  report: Report,
): AttributeOptionRecord[] {
  const formerCodes = new Map(former.map(({ code, labels }) => [labels[0]?.text, code]));
  const byCode = new Map(former.map((option) => [option.code, option]));
  const codes = new Set<string>();
  /** Whether the option with the label had it before. */
  const byLabel = new Map<string, boolean>();
  const options = input.map(({ code, formerCode, labels }, index) => ({
    code: code?.trim() || (formerCode ?? ''),
    formerCode,
    labels: toLabels(labels, `options[${index}].labels`),
  }));
  const edited = options
    .filter(({ code, labels }) => code || labels.length)
    .map(({ code: given, formerCode, labels }, index): EditedOption => {
      checkLabels(labels, `options[${index}].labels`, report);
      const label = labels[0]?.text ?? '';
      const code = given || (formerCodes.get(label) ?? makeCode(label));
      if (codes.has(code))
        report(`options[${index}].labels`, say`Another option has the same code. Enter a different label.`);
      // Those that had the same label before can keep it.
      const stored = byCode.get(formerCode ?? code);
      const isKept = stored?.labels[0]?.text === label;
      const isOtherKept = byLabel.get(label.toLowerCase());
      if (label && isOtherKept !== undefined && !(isKept && isOtherKept))
        report(
          `options[${index}].labels`,
          say`Another option has the same label. Merge them, or enter a different label.`,
        );
      byLabel.set(label.toLowerCase(), isKept);
      if (code.length > MAX_LABEL) report(`options[${index}].code`, say`Use ${MAX_LABEL} characters or fewer.`);
      codes.add(code);
      return [{ code, labels }, stored];
    });
  reportAmbiguous(edited, report);
  return edited.map(([option]) => option);
}
