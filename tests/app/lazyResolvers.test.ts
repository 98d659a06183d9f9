import { Kind, parse } from 'graphql';
import { expect, test } from 'vitest';
import { findModule } from '#mocks/preparedServer/lazyResolvers';
import { bareSdl } from '#server/bareSdl.generated';
import * as appResolvers from '#server/graphql/appResolvers';

/** The domain of each field, by its type and name, and of each interface. */
const domains = new Map(
  bareSdl.split(/^#/m).flatMap((part) => {
    const [domain = '', ...definitions] = part.split('\n');
    return parse(definitions.join('\n') || 'scalar None').definitions.flatMap((node): [string, string][] => {
      if (!('fields' in node)) return [];
      const typeName = node.name.value;
      const names = (node.fields ?? []).map(({ name }) => `${typeName}.${name.value}`);
      return [...names, ...(node.kind === Kind.INTERFACE_TYPE_DEFINITION ? [`${typeName}.__resolveType`] : [])].map(
        (name) => [name, domain],
      );
    });
  }),
);

const modules = Object.entries(appResolvers)
  .filter(([name]) => name !== 'enumResolvers')
  .map(([name, resolvers]) => [name.replace(/Resolvers$/, ''), resolvers] as const);

test.each(modules)('the gateway in the browser finds all resolvers of %s', (module, resolvers) => {
  const fields = Object.entries(resolvers).flatMap(([typeName, ofType]) =>
    Object.keys(ofType).map((fieldName) => ({ typeName, fieldName })),
  );
  const missed = fields.filter(({ typeName, fieldName }) => {
    const domain = domains.get(`${typeName}.${fieldName}`) ?? '';
    return findModule({ domain, typeName, fieldName }) !== module;
  });
  expect(missed).toEqual([]);
});
