import { expect, it } from 'vitest';
import { createShop } from '../shops/shopClient';

const INSPECT = `query ($fileId: ID!) { fileInspection(fileId: $fileId) {
  notApplied { column reason units suggestedUnit } mapping { source target transforms { type argument } }
} }`;

const SAVE = 'mutation ($input: CreateJobProfileInput!) { createJobProfile(input: $input) { profile { id } } }';

const FILE = 'sku,name,price EUR,Weight,Width,Height (in)\nU-1,Skillet,35,1.2,30,5\n';

it('suggests the unit of other columns of the file, or else that of the last profile for the layout', async () => {
  const shop = await createShop();
  const inspect = async () => {
    const { fileInspection } = await shop.request(INSPECT, { fileId: await shop.upload(FILE, 'list.csv') });
    return fileInspection;
  };
  const { notApplied, mapping } = await inspect();
  expect(notApplied).toEqual([
    { column: 'Weight', reason: 'UNIT_MISSING', units: ['mg', 'g', 'kg', 't', 'oz', 'lb'], suggestedUnit: null },
    { column: 'Width', reason: 'UNIT_MISSING', units: ['mm', 'cm', 'm', 'km', 'in', 'ft'], suggestedUnit: 'in' },
  ]);
  const withPounds = mapping.map((column: { source: string; transforms: object[] }) =>
    column.source === 'Weight' ? { ...column, transforms: [{ type: 'UNIT', argument: 'lb' }] } : column,
  );
  await shop.request(SAVE, {
    input: { name: 'Lists', format: 'CSV', layout: 'CUSTOM', errorPolicy: 'REJECT_FAILED_ROWS', mapping: withPounds },
  });
  expect((await inspect()).notApplied).toMatchObject([{ suggestedUnit: 'lb' }, { suggestedUnit: 'in' }]);
});
