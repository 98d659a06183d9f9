import { previewMessages } from '../document/previewMessages';
import { fieldMessages } from '#ui/fieldMessages';
import { nameMessages } from '#ui/nameMessages';
import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';

/** Messages of the invoice form. */
export const formMessages = defineMessages({
  addDescription: {
    id: 'invoices.form.addDescription',
    defaultMessage: 'The number is assigned when you save.',
  },
  facts: { id: 'invoices.form.facts', defaultMessage: 'Dates and status' },
  issuedDate: previewMessages.dateIssued,
  dueDate: previewMessages.dateDue,
  choose: { id: 'invoices.form.choose', defaultMessage: 'Existing client' },
  somebodyElse: { id: 'invoices.form.somebodyElse', defaultMessage: 'New client' },
  chosen: { id: 'invoices.form.chosen', defaultMessage: '{name}, {company}' },
  name: fieldMessages.name,
  company: sharedMessages.company,
  email: nameMessages.email,
  contact: sharedMessages.phone,
  address: sharedMessages.address,
  toItem: { id: 'invoices.form.itemOf', defaultMessage: 'Item {number, number}' },
  discountPercent: { id: 'invoices.form.discountPercent', defaultMessage: 'Discount %' },
  taxPercent: { id: 'invoices.form.taxPercent', defaultMessage: 'Tax %' },
  addItem: { id: 'invoices.form.addItem', defaultMessage: 'Add item' },
  removeItem: { id: 'invoices.form.removeItem', defaultMessage: 'Remove item {number, number}' },
  account: { id: 'invoices.form.account', defaultMessage: 'Payment details' },
  accountHint: {
    id: 'invoices.form.accountHint',
    defaultMessage: 'Leave blank to use your default bank account.',
  },
  noteHint: { id: 'invoices.form.noteHint', defaultMessage: 'Appears at the end of the invoice.' },
  sums: { id: 'invoices.form.sums', defaultMessage: 'Amounts' },
  paidWhole: { id: 'invoices.form.paidWhole', defaultMessage: 'With this status, the invoice counts as paid in full.' },
  create: { id: 'invoices.form.create', defaultMessage: 'Create invoice' },
  saved: { id: 'invoices.form.saved', defaultMessage: 'Invoice #{id} saved' },
  created: { id: 'invoices.form.created', defaultMessage: 'Invoice #{id} created' },
  notSaved: { id: 'invoices.form.notSaved', defaultMessage: 'Couldn’t save the invoice' },
  newer: {
    id: 'invoices.form.newer',
    defaultMessage: 'Someone else has changed this invoice. Only the fields you changed will be saved.',
  },
  editHeading: { id: 'invoices.form.editHeading', defaultMessage: 'Edit invoice #{id}' },
  clientNameMissing: { id: 'invoices.form.clientNameMissing', defaultMessage: 'Enter the client’s name.' },
  emailWrong: sharedMessages.emailWrong,
  dateMissing: { id: 'invoices.form.dateMissing', defaultMessage: 'Enter a date.' },
  dueTooEarly: {
    id: 'invoices.form.dueTooEarly',
    defaultMessage: 'The due date is before the issue date. Enter a later due date.',
  },
  moneyWrong: {
    id: 'invoices.form.moneyWrong',
    defaultMessage: 'Enter an amount of 0 or more with up to two decimal places.',
  },
  quantityWrong: { id: 'invoices.form.quantityWrong', defaultMessage: 'Enter a quantity greater than 0.' },
  percentWrong: { id: 'invoices.form.percentWrong', defaultMessage: 'Enter a percentage from 0 to 100.' },
  partWrong: {
    id: 'invoices.form.partWrong',
    defaultMessage: 'Enter an amount greater than 0 and less than the total.',
  },
  bankMissing: { id: 'invoices.form.bankMissing', defaultMessage: 'Enter the bank name.' },
  ibanMissing: { id: 'invoices.form.ibanMissing', defaultMessage: 'Enter the IBAN.' },
});
