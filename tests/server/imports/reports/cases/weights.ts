import type { ReportCase } from '../reportCase';

/** Headers of weights with their unit, by whom they are used. */
const WEIGHTS: readonly (readonly [header: string, cell: string, weight: string])[] = [
  ['Weight (kg)', '0.45', '0.45 kg'],
  ['Weight (lbs)', '5.5', '5.5 lb'],
  ['weight [g]', '450', '450 g'],
  ['Gewicht in kg', '"0,45"', '0.45 kg'],
  ['weight_g', '450.0', '450 g'],
  ['Poids (kg)', '"1,5"', '1.5 kg'],
  ['Peso (g)', '80', '80 g'],
  ['Waga kg', '2', '2 kg'],
  ['WeightOz', '12', '12 oz'],
  ['Weight (kg)', '450 g', '450 g'],
];

/** Weights and dimensions with the units of their headers. */
export const WEIGHT_CELLS: readonly ReportCase[] = [
  ...WEIGHTS.map(([header, cell, weight]): ReportCase => ({
    title: `reads the weight ${cell} under ${header} with its unit`,
    files: [`sku,name,price EUR,${header}\nWG-1,Skillet,35,${cell}`],
    targets: { [header]: 'attribute:Weight' },
    products: [{ attributes: [{ name: 'Weight', value: weight }] }],
    noIssues: ['ATTRIBUTE_TYPE'],
  })),
  {
    title: 'reads weight and dimensions of WooCommerce with the units in their headers',
    files: [
      'Type,SKU,Name,Published,Regular price,Weight (lbs),Length (in),Width (in),Height (in),Parent,Attribute 1 name,Attribute 1 value(s)\nvariable,W-1,Skillet,1,,5.5,12,12,2,,Size,"S, L"\nvariation,W-1-S,,1,35,4,,,,W-1,Size,S\nvariation,W-1-L,,1,45,0,,,,W-1,Size,L',
    ],
    products: [
      {
        attributes: [
          { name: 'Weight', value: '5.5 lb' },
          { name: 'Length', value: '12 in' },
          { name: 'Width', value: '12 in' },
          { name: 'Height', value: '2 in' },
        ],
        variants: [
          { sku: 'W-1-S', attributes: [{ name: 'Weight', value: '4 lb' }] },
          { sku: 'W-1-L', attributes: [] },
        ],
      },
    ],
  },
  {
    title: 'reads Shopify’s grams as grams, whatever unit they are shown in',
    files: [
      'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Grams,Variant Price,Variant Weight Unit\npan,Pan,Size,S,PAN-S,2500,35,lb\npan,,Size,L,PAN-L,3200,45,kg',
    ],
    targets: { 'Variant Grams': 'attribute:Weight', 'Variant Weight Unit': null },
    products: [
      {
        variants: [
          { sku: 'PAN-S', attributes: [{ name: 'Weight', value: '2500 g' }] },
          { sku: 'PAN-L', attributes: [{ name: 'Weight', value: '3200 g' }] },
        ],
      },
    ],
  },
  {
    title: 'reads the unit of each weight from a column of its own',
    files: ['sku,name,price EUR,weight,Weight UOM\nUC-1,Pan,35,5.5,lbs\nUC-2,Pot,40,2,KG\nUC-3,Lid,9,0,kg'],
    targets: { weight: 'attribute:Weight', 'Weight UOM': null },
    products: [
      { attributes: [{ name: 'Weight', value: '5.5 lb' }] },
      { attributes: [{ name: 'Weight', value: '2 kg' }] },
      { attributes: [] },
    ],
  },
];
