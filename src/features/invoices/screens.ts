import { ReceiptRegular } from '@fluentui/react-icons/svg/receipt';
import { paths } from '#routing/paths';
import type { Screen } from '#routing/screen';
import { titles } from './titles';

export const screens: readonly Screen[] = [
  {
    path: paths.invoiceList,
    title: titles.list,
    load: () => import('./list/InvoiceList').then((module) => module.InvoiceList),
    nav: { icon: ReceiptRegular, order: 130, group: 'apps' },
    ability: { action: 'read', subject: 'Invoice' },
    keywords: ['bills', 'payments', 'money'],
  },
  {
    path: paths.invoicePreview,
    title: titles.preview,
    load: () => import('./document/InvoicePreview').then((module) => module.InvoicePreview),
    parent: paths.invoiceList,
    ability: { action: 'read', subject: 'Invoice' },
  },
  {
    path: paths.invoiceEdit,
    title: titles.edit,
    load: () => import('./form/InvoiceEdit').then((module) => module.InvoiceEdit),
    parent: paths.invoicePreview,
    ability: { action: 'update', subject: 'Invoice' },
  },
  {
    path: paths.invoiceAdd,
    title: titles.add,
    load: () => import('./form/InvoiceAdd').then((module) => module.InvoiceAdd),
    parent: paths.invoiceList,
    ability: { action: 'create', subject: 'Invoice' },
    keywords: ['new invoice', 'bill'],
  },
];
