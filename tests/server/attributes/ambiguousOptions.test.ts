import { describe, expect, it } from 'vitest';
import { withLock } from '#server/domain/withLock';
import type { AttributeOptionInput } from '#server/types.generated';
import { useTestClient } from '../../support/testClient';

const client = useTestClient();

const option = (code: string, en: string, de?: string) => ({
  code,
  labels: [{ locale: 'en', text: en }, ...(de === undefined ? [] : [{ locale: 'de', text: de }])],
});
const [NAVY, RED] = [option('navy', 'Navy', 'Marine'), option('red', 'Red')];

const ambiguous = (text: string, code: string, label: string) =>
  `“${text}” is the code of the option “${code}” and a label of the option “${label}”. Enter another code or label.`;

const CREATE = `mutation ($input: CreateAttributeInput!) { createAttribute(input: $input) { attribute { id } } }`;
const UPDATE = `mutation ($input: UpdateAttributeInput!) {
  updateAttribute(input: $input) { attribute { options { code label } } } }`;
const PREVIEW = 'query ($input: AttributePreviewInput!) { attributePreview(input: $input) { checked } }';

const toInput = (options: AttributeOptionInput[]) => ({
  code: 'shade',
  type: 'SELECT',
  labels: [{ locale: 'en', text: 'Shade' }],
  options,
});

const create = async (options: AttributeOptionInput[]): Promise<string> =>
  (await client.data(CREATE, { input: toInput(options) })).createAttribute.attribute.id;

describe('An option whose code is a label of another is refused, with both', () => {
  it.each<[string, AttributeOptionInput[], Record<string, string>]>([
    [
      'a new option, regardless of case and spaces',
      [NAVY, RED, option('marine  RED', 'Crimson'), option('mr', 'Marine red')],
      { 'options[2].code': ambiguous('marine  RED', 'Crimson', 'Marine red') },
    ],
    [
      'labels that are swapped',
      [option('navy', 'Red'), option('red', 'Navy')],
      { 'options[0].labels': ambiguous('red', 'Navy', 'Red'), 'options[1].labels': ambiguous('navy', 'Red', 'Navy') },
    ],
    [
      'codes that are swapped',
      [
        { ...NAVY, formerCode: 'navy', code: 'red' },
        { ...RED, formerCode: 'red', code: 'navy' },
      ],
      { 'options[0].code': ambiguous('red', 'Navy', 'Red'), 'options[1].code': ambiguous('navy', 'Red', 'Navy') },
    ],
    [
      'a label in another language',
      [NAVY, option('red', 'Red', 'navy')],
      { 'options[1].labels': ambiguous('navy', 'Navy', 'Red') },
    ],
    [
      'a new option with a label that is a stored code',
      [option('navy', 'Midnight'), option('n', 'Navy'), RED],
      { 'options[1].labels': ambiguous('navy', 'Midnight', 'Navy') },
    ],
  ])('%s', async (_, options, fields) => {
    const id = await create([NAVY, RED]);
    for (const query of [UPDATE, PREVIEW]) {
      expect(await client.refusal(query, { input: { id, options } })).toEqual({ code: 'INVALID', fields });
    }
  });

  it('in a new definition', async () => {
    const input = toInput([option('red', 'Blue'), option('blue', 'Red')]);
    expect(await client.refusal(CREATE, { input })).toEqual({
      code: 'INVALID',
      fields: {
        'options[0].code': ambiguous('red', 'Blue', 'Red'),
        'options[1].code': ambiguous('blue', 'Red', 'Blue'),
      },
    });
  });
});

it('Options that are stored so can stay, but are not made more ambiguous', async () => {
  const id = await create([NAVY, RED]);
  const { context } = client.gateway;
  const stored = (await context.store.get('attributeDefinitions', id))!;
  const swapped = [option('navy', 'Red'), option('red', 'Navy')];
  await withLock(context, 'attributeDefinitions', (commit) =>
    commit([{ table: 'attributeDefinitions', put: { ...stored, options: swapped } }]),
  );
  const options = [...swapped, option('green', 'Green')];
  const { updateAttribute } = await client.data(UPDATE, { input: { id, options } });
  expect(updateAttribute.attribute.options).toHaveLength(3);
  const input = { id, options: [...swapped, option('green', 'Green', 'red')] };
  expect(await client.refusal(UPDATE, { input })).toMatchObject({
    fields: { 'options[2].labels': ambiguous('red', 'Navy', 'Green') },
  });
});

it('An option that is added by its label gets a code that is no label of another', async () => {
  const id = await create([option('extra-large', 'XL')]);
  const { addAttributeOptions } = await client.data(
    'mutation ($input: AddAttributeOptionsInput!) { addAttributeOptions(input: $input) { attribute { options { code } } } }',
    { input: { id, labels: ['XL+'] } },
  );
  expect(addAttributeOptions.attribute.options).toEqual([{ code: 'extra-large' }, { code: 'xl-2' }]);
});
