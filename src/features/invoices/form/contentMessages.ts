import { sharedMessages } from '#ui/sharedMessages';
import { defineMessages } from '#i18n/defineMessages';
import { amountMessages } from '#ui/amountMessages';

/** Messages of the invoice content, used in the preview and in the form. */
export const contentMessages = defineMessages({
  SOFTWARE_DEVELOPMENT: { id: 'invoices.service.software', defaultMessage: 'Software development' },
  DESIGN_AND_DEVELOPMENT: { id: 'invoices.service.design', defaultMessage: 'UI/UX design and development' },
  EXTENDED_LICENSE: { id: 'invoices.service.license', defaultMessage: 'Unlimited extended license' },
  TEMPLATE_CUSTOMIZATION: { id: 'invoices.service.template', defaultMessage: 'Template customization' },
  SHOP_PRODUCT: { id: 'invoices.service.shopProduct', defaultMessage: 'Shop product' },
  DELIVERY: amountMessages.delivery,
  items: { id: 'invoices.items', defaultMessage: 'Items' },
  service: { id: 'invoices.item.service', defaultMessage: 'Service' },
  cost: { id: 'invoices.item.cost', defaultMessage: 'Unit price' },
  quantity: amountMessages.quantity,
  discount: { id: 'invoices.item.discount', defaultMessage: 'Discount' },
  tax: { id: 'invoices.item.tax', defaultMessage: 'Tax' },
  price: { id: 'invoices.item.price', defaultMessage: 'Amount' },
  subtotal: amountMessages.subtotal,
  paid: { id: 'invoices.paid', defaultMessage: 'Paid so far' },
  balanceDue: { id: 'invoices.balanceDue', defaultMessage: 'Balance due' },
  bankName: { id: 'invoices.account.bank', defaultMessage: 'Bank' },
  country: sharedMessages.country,
  iban: { id: 'invoices.account.iban', defaultMessage: 'IBAN' },
  swiftCode: { id: 'invoices.account.swift', defaultMessage: 'SWIFT code' },
  note: { id: 'invoices.note', defaultMessage: 'Note' },
});
