/**
 * Returns the input of a product with the given number of variants, each with two options, a price, and its own stock.
 */
export function largeProduct(variants: number) {
  return {
    sku: 'BENCH',
    name: 'Bench product',
    status: 'ACTIVE' as const,
    prices: [{ currency: 'EUR', amount: 20 }],
    variants: Array.from({ length: variants }, (_, index) => ({
      sku: `BENCH-${index + 1}`,
      options: [
        { name: 'Color', value: `Color ${index % 50}` },
        { name: 'Size', value: `Size ${Math.floor(index / 50)}` },
      ],
      prices: [{ currency: 'EUR', amount: 20 + (index % 10) }],
      stock: index % 30,
      status: 'ACTIVE' as const,
    })),
  };
}
