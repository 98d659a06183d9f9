import { usd } from '../domain/prices/money';
import type { Resolvers } from '../types.generated';

const rules = () => import('../domain/users/employees');

export const employeesResolvers: Resolvers = {
  Query: { employees: async (_, { input }, ctx) => (await rules()).listEmployees(ctx, input ?? {}) },
  Employee: {
    startDate: ({ startDate }) => startDate.slice(0, 10),
    salary: ({ salary }) => usd(salary),
  },
};
