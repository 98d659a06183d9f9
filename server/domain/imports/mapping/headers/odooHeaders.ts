/**
 * What Odoo shows for names of its fields that mean something else elsewhere: https://github.com/odoo/odoo,
 * `list_price` and `standard_price` of `product.template`. In Amazon’s files, the standard price is what buyers pay.
 */
const LABELS: Readonly<Record<string, string>> = {
  list_price: 'Sales Price',
  lst_price: 'Sales Price',
  standard_price: 'Cost',
  qty_available: 'Quantity On Hand',
  description_sale: 'Sales Description',
  product_template_attribute_value_ids: 'Variant Values',
  product_template_variant_value_ids: 'Variant Values',
};

/** Names of fields that only Odoo has. */
const OWN_NAMES = new Set(
  'default_code categ_id public_categ_ids lst_price qty_available virtual_available uom_id uom_po_id product_tmpl_id product_variant_ids attribute_line_ids product_template_attribute_value_ids product_template_variant_value_ids detailed_type taxes_id supplier_taxes_id seller_ids description_sale sale_ok purchase_ok'.split(
    ' ',
  ),
);

/** The headers with Odoo’s labels, if they are names of its fields, as in an export for a later import. */
export function withOdooLabels(columns: readonly string[]): string[] {
  const isOdoo = columns.some((column) => OWN_NAMES.has(column.split('/')[0] ?? ''));
  return columns.map((column) => (isOdoo ? LABELS[column] : undefined) ?? column);
}
