import { readCells } from '../domain/productCells/cellFields';
import { saveProductCells } from '../domain/productCells/saveCells';
import { inLanguage, nameInLanguage } from '../i18n/translate';
import type { Resolvers } from '../types.generated';

export const productCellsResolvers: Resolvers = {
  Product: { cells: (product, { fields }, ctx) => readCells(ctx, product, fields) },
  Mutation: { saveProductCells: (_, { input }, ctx) => saveProductCells(ctx, input) },
  ProductCell: { issue: ({ issue }, _, ctx) => issue && nameInLanguage(issue, ctx) },
  ProductCellResult: { message: ({ message }, _, ctx) => message && inLanguage(message, ctx) },
};
