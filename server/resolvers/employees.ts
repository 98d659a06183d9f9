import { listEmployees } from '../domain/users/employees';
import { usd } from '../domain/prices/money';
import type { Resolvers } from '../types.generated';

export const employeesResolvers: Resolvers = {
  Query: { employees: (_, { input }, ctx) => listEmployees(ctx, input ?? {}) },
  Employee: {
    startDate: ({ startDate }) => startDate.slice(0, 10),
    salary: ({ salary }) => usd(salary),
  },
};
