import type { IntlShape } from 'react-intl';
import * as z from 'zod/mini';
import { optionalLabels, labelsSchema } from '#entities/attribute/labelsSchema';
import { googleAttributes } from '#entities/attribute/googleAttributes';
import { labelMessages } from '#entities/attribute/labelMessages';
import type { ImageTypeKey } from '#lib/imageTypes';
import { attributeTypes } from '../list/attributeListParams';
import { formMessages } from './formMessages';

/** What units measure, in display order. */
export const unitFamilies = ['LENGTH', 'WEIGHT', 'VOLUME', 'AREA', 'POWER', 'TEMPERATURE'] as const;

/** The types of image files, in display order. */
export const imageTypeKeys = ['JPEG', 'PNG', 'WEBP', 'AVIF', 'GIF', 'SVG'] as const satisfies ImageTypeKey[];

/** Client-side validation of an attribute. The server validates the rest. */
export function attributeSchema({ formatMessage }: Pick<IntlShape, 'formatMessage'>) {
  const decimal = z.string().check(z.regex(/^\s*(-?\d+(\.\d+)?)?\s*$/, formatMessage(formMessages.numberWrong)));
  const whole = z.string().check(z.regex(/^\s*\d{0,9}\s*$/, formatMessage(formMessages.wholeWrong)));
  const missing = formatMessage(labelMessages.labelMissing);
  // The former code is that of a stored option; empty for a new one.
  const option = z.object({ code: z.string(), formerCode: z.string(), labels: optionalLabels });
  return z.object({
    labels: labelsSchema({ formatMessage }),
    code: z.string(),
    type: z.enum(attributeTypes),
    unitFamily: z.union([z.enum(unitFamilies), z.literal('')]),
    group: z.string(),
    position: whole,
    isLocalizable: z.boolean(),
    isChannelSpecific: z.boolean(),
    isUnique: z.boolean(),
    isInternal: z.boolean(),
    googleAttribute: z.union([z.enum(googleAttributes), z.literal('')]),
    rules: z.object({
      min: decimal,
      max: decimal,
      decimals: whole,
      maxLength: whole,
      pattern: z.string(),
      units: z.array(z.string()),
      allowedTypes: z.array(z.enum(imageTypeKeys)),
    }),
    options: z.array(option).check(({ value, issues }) =>
      value.forEach((option, index) => {
        if (option.labels.en.trim() !== '' || Object.values(option.labels).every((text) => text.trim() === '')) return;
        issues.push({ code: 'custom', message: missing, path: [index, 'labels', 'en'], input: option });
      }),
    ),
    /** Stored options in whose place the one with the former code comes. */
    mergedOptions: z.array(z.object({ option, into: z.string() })),
  });
}

/** The form values of an attribute. */
export type AttributeValues = z.infer<ReturnType<typeof attributeSchema>>;
