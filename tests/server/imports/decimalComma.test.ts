import { describe, expect, it } from 'vitest';
import { createSource, readFile } from './readFile';

describe('Prices of a file with a decimal comma', () => {
  it.each<[string, number[]]>([
    ['12,50|1.234', [12.5, 1234]],
    ['1.234,56 €|2.500', [1234.56, 2500]],
    ['1.234.567|1.234', [1_234_567, 1234]],
    ['5,-|1.234', [5, 1234]],
    ['0,500|1.234', [0.5, 1234]],
    ['1.234|2.500', [1.234, 2.5]],
    ['12.50|1.234', [12.5, 1.234]],
    ['12,50|3.99|1.234', [12.5, 3.99, 1.234]],
    ['1,234|12.50', [1234, 12.5]],
    ['0.125|12,50|1.234', [0.125, 12.5, 1.234]],
  ])('%s are %j', async (prices, amounts) => {
    const rows = prices.split('|').map((price, index) => `${index};Tent;${price}`);
    const { contents } = await readFile(createSource(['SKU;Name;Price', ...rows].join('\n')));
    expect(contents.map((content) => content.prices[0]?.amount)).toEqual(amounts);
  });

  it('are known by columns for currencies and by sale prices', async () => {
    const text = 'SKU;Name;Price EUR;Price USD\nA;Tent;1.234;9,50\n';
    const { contents } = await readFile(createSource(text), { currencies: ['EUR', 'USD'] });
    expect(contents[0]!.prices.map(({ amount }) => amount)).toEqual([1234, 9.5]);
    const sale = await readFile(createSource('SKU;Name;Price;Sale price\nA;Tent;1.234;999,99\n'));
    expect(sale.contents[0]!.prices).toEqual([{ currency: 'EUR', amount: 999.99, compareAt: 1234 }]);
  });
});
