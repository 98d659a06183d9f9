import { z } from 'zod';
import { allEmployees, employeeTexts, listEmployees } from '../domain/users/employees';
import { EMPLOYEE_STATUSES, type EmployeeRecord } from '../records/employees';
import { filter, page, perPage } from './fields';
import { route, type Route } from './route';

const row = z.strictObject({
  responsive_id: z.literal(''),
  id: z.int(),
  avatar: z.string(),
  full_name: z.string(),
  post: z.string(),
  email: z.string(),
  city: z.string(),
  start_date: z.string().regex(/^\d\d\/\d\d\/\d{4}$/),
  salary: z.string().regex(/^\$\d+\.\d\d$/),
  age: z.string(),
  experience: z.string(),
  status: z.int().min(1).max(EMPLOYEE_STATUSES.length),
});

const answerEmployee = (employee: EmployeeRecord): z.output<typeof row> => {
  const { startDate, salary, age, experience } = employeeTexts(employee);
  return {
    responsive_id: '',
    id: Number(employee.id),
    avatar: employee.avatar ?? '',
    full_name: employee.fullName,
    post: employee.post,
    email: employee.email,
    city: employee.city,
    start_date: startDate,
    salary,
    age,
    experience,
    status: EMPLOYEE_STATUSES.indexOf(employee.status) + 1,
  };
};

/** The data table paths (REST contract, section 2). */
export const employeesRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/datatables/initial-data',
    summary: 'Returns all rows of the data tables.',
    takes: z.object({}),
    answers: z.array(row),
    handle: async (ctx) => (await allEmployees(ctx)).map(answerEmployee),
  }),
  route({
    method: 'GET',
    path: '/api/datatables/data',
    summary: 'Returns a page of the rows with the text in the name, post, email, age, salary, or start date.',
    takes: z.object({ q: filter, perPage: perPage(10), page }),
    answers: z.strictObject({ allData: z.array(row), invoices: z.array(row), total: z.int().min(0) }),
    handle: async (ctx, input) => {
      const { employees, totalDocs } = await listEmployees(ctx, input);
      return {
        allData: (await allEmployees(ctx)).map(answerEmployee),
        invoices: employees.map(answerEmployee),
        total: totalDocs,
      };
    },
  }),
];
