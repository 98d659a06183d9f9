import { readFileSync } from 'node:fs';
import { createShop } from './shopClient';

/**
 * Imports a file into a new catalog as an administrator does who accepts every suggestion, and publishes the catalog.
 */
export async function importShop(content: string | Uint8Array, name = 'products.csv') {
  const shop = await createShop();
  const imported = await shop.importFile(content, { name });
  return { ...imported, products: await shop.products(), ...(await shop.publish()) };
}

/** The file of a shop in this folder. */
export function shopFile(name: string): Uint8Array {
  return new Uint8Array(readFileSync(new URL(name, import.meta.url)));
}
