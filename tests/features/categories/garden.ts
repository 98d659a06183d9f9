import { createCatalog } from '#server/domain/catalogs/catalogWrites';
import { createProduct } from '#server/domain/products/createProduct';
import type { Gateway } from '#server/gateway';
import { renderApp, type RenderAppOptions, type RenderedApp } from '../../support/renderApp';
import { getAdminContext } from '../../support/clientAbilities';
import { findStoredProduct } from '../../support/stored';

/** The products of the test catalog: their categories by SKU. */
const products = {
  'TENT-1': ['Outdoor/Tents'],
  'TENT-2': ['Outdoor/Tents', 'Kitchen'],
  'PAN-1': ['Kitchen/Pans'],
  'GIFT-1': [],
};

/** Opens the categories of a new catalog with the products. */
export async function openGarden(
  options: RenderAppOptions = {},
  given: Record<string, string[]> = products,
): Promise<RenderedApp & { categoriesOf: (sku: string) => Promise<string[] | undefined> }> {
  // The demo has three catalogs.
  const id = '4';
  const prepare = async (gateway: Gateway) => {
    await options.prepare?.(gateway);
    const context = await getAdminContext(gateway);
    const catalog = await createCatalog(context, { name: 'Garden', locales: ['en', 'de', 'fr'], defaultLocale: 'en' });
    if (catalog.id !== id) throw new Error(`The catalog has the ID ${catalog.id}.`);
    for (const [sku, categories] of Object.entries(given)) {
      await createProduct(context, { catalogId: id, input: { sku, name: sku, categories } });
    }
  };
  const app = await renderApp(`/catalogs/${id}/categories`, { demoProducts: 1, ...options, prepare });
  return {
    ...app,
    categoriesOf: async (sku) => (await findStoredProduct(app.gateway, id, sku))?.categories,
  };
}
