import * as z from 'zod/mini';
import type { IntlShape } from 'react-intl';
import { labelsSchema } from '#entities/attribute/labelsSchema';
import { noLabels, toLabelInput, toLabelValues } from '#entities/attribute/labelValues';
import type { CreateFamilyInput } from '#graphql/types.generated';
import type { FamilyFormFragment } from './FamilyForm.generated';
import { formMessages } from './formMessages';

/** The types of the records that change with a family. */
export const familyTypes: ReadonlySet<string> = new Set(['Family']);

/** Maximum number of variant axes of a family. */
export const maxAxes = 3;

/** Where an attribute is required, in display order. */
export const requirements = ['NOWHERE', 'EVERYWHERE', 'CHANNELS'] as const;

/** Client-side validation of a family. The server validates the rest. */
export function familySchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  return z.object({
    labels: labelsSchema({ formatMessage }),
    code: z.string(),
    attributes: z.array(
      z.object({ code: z.string(), required: z.enum(requirements), channels: z.array(z.string()) }).check(
        z.refine(({ required, channels }) => required !== 'CHANNELS' || channels.length > 0, {
          message: formatMessage(formMessages.channelsMissing),
          path: ['channels'],
        }),
      ),
    ),
    variantAxes: z.array(z.string()),
  });
}

/** The form values of a family. */
export type FamilyValues = z.infer<ReturnType<typeof familySchema>>;

/** The form values of a new family. */
export const newFamilyValues: FamilyValues = { labels: noLabels, code: '', attributes: [], variantAxes: [] };

/** The form values of a stored family. */
export function toFormValues({ labels, code, attributes, variantAxes }: FamilyFormFragment): FamilyValues {
  return {
    labels: toLabelValues(labels),
    code,
    attributes: attributes.map(({ attribute, isRequired, requiredInChannels }) => ({
      code: attribute.code,
      required: !isRequired ? 'NOWHERE' : requiredInChannels.length ? 'CHANNELS' : 'EVERYWHERE',
      channels: [...requiredInChannels],
    })),
    variantAxes: variantAxes.map((axis) => axis.code),
  };
}

/** The values in the server's format. */
export function toInput({ labels, code, attributes, variantAxes }: FamilyValues): CreateFamilyInput {
  return {
    code: code.trim() || null,
    labels: toLabelInput(labels),
    attributes: attributes.map((attribute) => ({
      code: attribute.code,
      isRequired: attribute.required !== 'NOWHERE',
      requiredInChannels: attribute.required === 'CHANNELS' ? attribute.channels : [],
    })),
    // An attribute that was removed no longer tells variants apart.
    variantAxes: variantAxes.filter((axis) => attributes.some((attribute) => attribute.code === axis)),
  };
}
