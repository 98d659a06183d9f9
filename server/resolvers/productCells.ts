import { readCells } from '../domain/productCells/cellFields';
import { saveProductCells } from '../domain/productCells/saveCells';
import { listProductRows } from '../domain/products/productList';
import type { ProductRecord } from '../records/products';
import { inLanguage, nameInLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';
import { toVariantSources, type ProductVariantSource } from './variantPage';

export const productCellsResolvers: Resolvers = {
  Query: {
    productRows: async (_, { input }, ctx) => {
      const { data, ...page } = await listProductRows(ctx, input);
      return {
        ...page,
        data: data.flatMap<ProductRecord | ProductVariantSource>(({ product, variant }) =>
          variant ? toVariantSources([variant], product) : product,
        ),
      };
    },
  },
  ProductRow: { __resolveType: (row) => ('product' in row ? 'ProductVariant' : 'Product') },
  Product: { cells: (product, { fields }, ctx) => readCells(ctx, { product }, fields) },
  ProductVariant: {
    cells: ({ id, product }, { fields }, ctx) => readCells(ctx, { product, variantId: id }, fields),
  },
  Mutation: {
    saveProductCells: async (_, { input }, ctx) => {
      const { results, products, variantIds } = await saveProductCells(ctx, input);
      const variants = products.flatMap((product) =>
        toVariantSources(
          product.variants.filter(({ id }) => variantIds.has(id)),
          product,
        ),
      );
      return { results, products, variants };
    },
  },
  ProductCell: { issue: ({ issue }, _, ctx) => issue && nameInLanguage(issue, ctx) },
  ProductCellResult: { message: ({ message }, _, ctx) => message && inLanguage(message, ctx) },
};
