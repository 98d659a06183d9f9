import { readCells } from '../domain/productCells/cellFields';
import { updateProductCells } from '../domain/productCells/updateCells';
import { inLanguage, nameInLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

export const productCellsResolvers: Resolvers = {
  Product: { cells: (product, { fields }, ctx) => readCells(ctx, product, fields) },
  Mutation: { updateProductCells: (_, { input }, ctx) => updateProductCells(ctx, input) },
  ProductCell: { issue: ({ issue }, _, ctx) => issue && nameInLanguage(issue, ctx) },
  ProductCellResult: { message: ({ message }, _, ctx) => message && inLanguage(message, ctx) },
};
