/** A product of the table examples. */
export interface ExampleProduct {
  sku: string;
  name: string;
  brand: string;
  stock: number;
  price: number;
  note: string;
}

/** A few products with long, short, and right-to-left names. */
export const exampleProducts: readonly ExampleProduct[] = [
  {
    sku: 'TENT-2P',
    name: 'Two-person tent Fjord',
    brand: 'Alpenglow',
    stock: 34,
    price: 249,
    note: 'Freestanding, 2.1 kg, with a vestibule for two backpacks.',
  },
  {
    sku: 'STOVE-GAS',
    name: 'Gas stove Ember',
    brand: 'Kindle & Co',
    stock: 0,
    price: 59.9,
    note: 'Boils a liter of water in three minutes. Cartridge not included.',
  },
  {
    sku: 'BAG-DOWN-XL',
    name: 'Extra long down sleeping bag for expeditions in winter, with hood and draft collar',
    brand: 'Nordlicht',
    stock: 7,
    price: 389,
    note: 'Comfort limit −18 °C. Fits people up to 2.05 m.',
  },
  {
    sku: 'LAMP-SOL',
    name: 'مصباح شمسي للتخييم',
    brand: 'Noor',
    stock: 112,
    price: 24.5,
    note: 'Charges in six hours of sun and gives light for twelve.',
  },
  {
    sku: 'MUG-STEEL',
    name: 'Steel mug',
    brand: 'Kindle & Co',
    stock: 260,
    price: 12,
    note: 'Double wall, 300 ml, dishwasher safe.',
  },
  {
    sku: 'ROPE-60',
    name: 'Climbing rope 60 m',
    brand: 'Alpenglow',
    stock: 18,
    price: 164.95,
    note: 'Single rope, 9.6 mm, dry treatment.',
  },
];

/** Many products, for tables that scroll. */
export const manyProducts: readonly ExampleProduct[] = Array.from({ length: 5 }, (_, series) =>
  exampleProducts.map((product, place) => ({
    ...product,
    sku: `${product.sku}-${series + 1}`,
    stock: (product.stock * (series + 3) + place * 7) % 290,
  })),
).flat();
