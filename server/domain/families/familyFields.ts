import { labelValue } from '../../records/labelValue';
import type { AttributeDefinitionRecord } from '../../records/attributes';
import { MAX_VARIANT_AXES, type FamilyAttributeRecord, type FamilyRecord } from '../../records/families';
import type { FamilyAttributeInput, UpdateFamilyInput } from '../../types.generated';
import { checkLabels, toLabels, type Report } from '../locales/labelFields';
import { getUnknownChannelMessage } from '../channels/channelList';
import { assertNoFieldErrors } from '../errors';
import { say, type Sentence } from '../../records/sentence';
import { uniqueTexts } from '../locales/localeLists';
import { nearestText } from '../texts/nearestText';

/** What an input says about a family: all fields, or those to change. */
export type FamilyInput = Omit<UpdateFamilyInput, 'id'>;

/** The fields that users can edit. */
export type FamilyFields = Pick<FamilyRecord, 'labels' | 'attributes' | 'variantAxes'>;

/** What a family can have. */
export interface KnownCodes {
  definitions: readonly AttributeDefinitionRecord[];
  /** Codes of the channels that are defined or in use. */
  channels: readonly string[];
}

const MAX_ATTRIBUTES = 200;

const toFamilyAttribute = ({ code, isRequired, requiredInChannels }: FamilyAttributeInput): FamilyAttributeRecord => ({
  code: code.trim(),
  isRequired: isRequired ?? false,
  requiredInChannels: isRequired ? uniqueTexts(requiredInChannels ?? []) : [],
});

const checkAttributes = (
  attributes: readonly FamilyAttributeRecord[],
  { known, channels }: { known: readonly string[]; channels: readonly string[] },
  report: Report,
) => {
  if (attributes.length > MAX_ATTRIBUTES) report('attributes', say`Use ${MAX_ATTRIBUTES} attributes or fewer.`);
  const codes = new Set<string>();
  attributes.forEach(({ code, requiredInChannels }, index) => {
    const other = requiredInChannels.find((channel) => !channels.includes(channel));
    if (other !== undefined)
      report(`attributes[${index}].requiredInChannels`, getUnknownChannelMessage(other, channels));
    const field = `attributes[${index}].code`;
    if (codes.has(code)) report(field, say`The attribute ${code} is already in the list.`);
    codes.add(code);
    if (known.includes(code)) return;
    const nearest = nearestText(code, known);
    report(
      field,
      nearest === null
        ? say`No attribute has the code ${code}. Define the attribute first.`
        : say`No attribute has the code ${code}. Use ${nearest}, or define the attribute first.`,
    );
  });
};

const checkAxes = (
  { attributes, variantAxes }: FamilyFields,
  definitions: readonly AttributeDefinitionRecord[],
  report: Report,
) => {
  if (variantAxes.length > MAX_VARIANT_AXES) {
    report('variantAxes', say`Use ${MAX_VARIANT_AXES} variant attributes or fewer.`);
  }
  const own = attributes.map(({ code }) => code);
  variantAxes.forEach((axis, index) => {
    const field = `variantAxes[${index}]`;
    const definition = definitions.find(({ code }) => code === axis);
    if (!own.includes(axis)) {
      const nearest = nearestText(axis, own);
      report(
        field,
        nearest === null
          ? say`The family does not have the attribute ${axis}. Add it to the family first.`
          : say`The family does not have the attribute ${axis}. Use ${nearest}, or add it to the family first.`,
      );
    } else if (definition?.type !== 'SELECT') {
      const name = definition ? labelValue(definition.labels) : axis;
      report(field, say`${name} can’t tell variants apart. Use an attribute of the type “Single select”.`);
    }
  });
};

/** Returns the former fields with the given changes. Throws INVALID with a message for each invalid field. */
export function toFamilyFields(
  input: FamilyInput,
  former: FamilyFields,
  { definitions, channels }: KnownCodes,
): FamilyFields {
  const fields: Record<string, Sentence> = {};
  const report: Report = (field, message) => (fields[field] ??= message);
  const result = {
    labels: input.labels ? toLabels(input.labels) : former.labels,
    attributes: input.attributes ? input.attributes.map(toFamilyAttribute) : former.attributes,
    variantAxes: input.variantAxes ? uniqueTexts(input.variantAxes) : former.variantAxes,
  };
  checkLabels(result.labels, 'labels', report);
  const known = definitions.map(({ code }) => code);
  // A channel that is neither defined nor in use any longer can stay.
  const kept = former.attributes.flatMap(({ requiredInChannels }) => requiredInChannels);
  if (input.attributes) checkAttributes(result.attributes, { known, channels: [...channels, ...kept] }, report);
  if (input.attributes || input.variantAxes) checkAxes(result, definitions, report);
  assertNoFieldErrors(fields);
  return result;
}
