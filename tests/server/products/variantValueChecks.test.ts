import { describe, expect, it } from 'vitest';
import { createAttribute, toOptions } from '../attributes/attributeClient';
import { createFamily } from '../families/familyClient';
import type { ProductValueInput } from '#server/types.generated';
import { createTestClient } from '../../support/testClient';
import { createTent, large, small, value } from './variantTent';

type Issue = { code: string; field: string };

describe('Checks of the values of a variant', () => {
  it.each([
    [
      { type: 'SELECT', options: toOptions('Wash cold', 'Wipe') },
      value('cleaning', 'Wipee', { locale: 'de', channel: 'web' }),
      {
        code: 'ATTRIBUTE_OPTION',
        field: 'variants[0].values[cleaning,de,web]',
        message: '“Wipee” isn’t an option of Cleaning (variant TENT-S, German, Web shop).',
        suggestedFix: 'Did you mean “Wipe”?',
      },
    ],
    [
      { type: 'PRODUCT_REFERENCE' },
      value('cleaning', 'SOAP'),
      { code: 'ATTRIBUTE_PRODUCT', field: 'variants[0].values[cleaning,de]' },
    ],
    [
      {},
      value('care', '<p>Kalt</p>'),
      {
        code: 'VALUE_WITHOUT_SOURCE',
        field: 'variants[0].values[care,de]',
        message: 'Neither the variant nor its product has a value of “Care”, but there is one for German.',
      },
    ],
  ])('are made by the definition: %o', async (format, given, expected) => {
    const client = await createTestClient();
    await createAttribute(client, 'Cleaning', { isLocalizable: true, ...format });
    const { created } = await createTent([{ ...small, values: [given] }, large], {}, client);
    expect(created.errors).toBeUndefined();
    expect(created.data.createProduct.product.issues).toContainEqual(expect.objectContaining(expected));
  });

  const GERMAN = value('cleaning', 'Pflege');

  it.each<[string, object[], ProductValueInput[], string[]]>([
    ['no variant, and the product has it', [], [GERMAN], []],
    ['variants that inherit it', [large], [GERMAN], []],
    [
      'variants that all have it',
      [
        { ...small, values: [GERMAN] },
        { ...large, values: [GERMAN] },
      ],
      [],
      [],
    ],
    ['one variant that has it', [{ ...small, values: [GERMAN] }, large], [], ['values[cleaning,de]']],
    ['a variant whose own attribute lacks it', [large, small], [GERMAN], ['variants[1].values[cleaning,de]']],
    ['an own attribute that has it', [large, { ...small, values: [GERMAN] }], [GERMAN], []],
    [
      'a variant that has it for another channel',
      [{ ...small, values: [{ ...GERMAN, channel: 'market' }] }],
      [],
      ['variants[0].values[cleaning,de]'],
    ],
  ])('count a required attribute as filled in a language: %s', async (_, variants, values, expected) => {
    const client = await createTestClient();
    await createAttribute(client, 'Cleaning', { isLocalizable: true });
    await createFamily(client, 'Tents', {
      attributes: [{ code: 'cleaning', isRequired: true, requiredInChannels: [] }],
    });
    const { created } = await createTent(variants, { family: 'tents', values }, client);
    const data = await client.data(
      `query ($id: ID!) { product(id: $id) {
        completeness(locale: "de", channel: "web") { missing { code field } }
        completenessMatrix { locale channel missing { code } }
      } }`,
      { id: created.data.createProduct.product.id },
    );
    const { completeness, completenessMatrix } = data.product;
    const isCleaning = ({ code }: Issue) => code === 'cleaning';
    expect(completeness.missing.filter(isCleaning).map(({ field }: Issue) => field)).toEqual(expected);
    const cell = completenessMatrix.find(
      ({ locale, channel }: { locale: string; channel: string }) => locale === 'de' && channel === 'web',
    );
    expect(cell.missing.some(isCleaning)).toBe(expected.length > 0);
  });
});
