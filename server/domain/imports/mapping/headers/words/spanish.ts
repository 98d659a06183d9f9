import type { HeaderWords } from './headerWords';

/** Usual headers in Spanish. */
export const SPANISH: HeaderWords = {
  sku: 'referencia|código|código de producto|código de artículo|código artículo|código producto|referencia del producto|número de artículo',
  name: 'nombre|nombre del producto|título|producto|artículo|denominación|nombre producto|nombre del artículo',
  slug: 'url amigable',
  link: 'enlace|enlace del producto|enlace producto|link del producto|página del producto|url del producto',
  description:
    'descripción|descripción del producto|descripción larga|descripción corta|descripción completa|resumen|descripción breve',
  brand: 'marca|fabricante|nombre de la marca',
  gtin: 'código de barras|código ean|cod barras',
  mpn: 'referencia del fabricante|referencia fabricante|código del fabricante',
  status: 'activo|estado|publicado|visible|activado|estado del producto|visibilidad|en línea|habilitado|mostrar',
  hidden: 'oculto|ocultar|desactivado|inactivo|invisible|deshabilitado',
  tracked:
    'controlar existencias|control de existencias|gestionar inventario|gestión de inventario|gestionar existencias|controlar inventario|seguimiento de inventario|rastrear inventario',
  categories: 'categoría|categorías|categoría principal|categoría del producto|sección|ruta de categoría',
  price: 'precio|precio de venta|precio unitario|precio final|pvp|precio venta|tarifa',
  salePrice:
    'precio de oferta|precio rebajado|precio oferta|precio con descuento|precio promocional|precio de promoción',
  compareAtPrice:
    'precio normal|precio anterior|precio original|precio tachado|precio antes|precio regular|precio habitual',
  currency: 'moneda|divisa|código de moneda',
  images:
    'imagen|imágenes|url de la imagen|url imagen|imagen principal|fotografía|imágenes adicionales|enlace de imagen|foto principal',
  seoTitle: 'meta título|título seo|metatítulo',
  seoDescription: 'meta descripción|descripción seo|metadescripción',
  externalReference: 'id producto|id del producto|referencia externa|id de producto',
  stock: 'cantidad|existencias|stock disponible|cantidad en stock|cantidad disponible|inventario|unidades en stock',
  availability:
    'disponibilidad|disponible|en stock|estado de existencias|estado del stock|hay existencias|en existencia',
  availableFrom: 'disponible desde|disponible a partir de|fecha de disponibilidad|fecha de lanzamiento|disponible el',
  backorders:
    'permitir pedidos sin stock|permitir reservas|pedidos sin existencias|permitir reservas de productos agotados',
  saleFrom:
    'inicio de oferta|inicio oferta|oferta desde|inicio de la oferta|inicio rebajas|inicio de rebajas|fecha de inicio de la oferta|inicio promoción|inicio de promoción|promoción desde|fecha inicio oferta|rebaja desde',
  saleUntil:
    'fin de oferta|fin oferta|oferta hasta|fin de la oferta|fin rebajas|fin de rebajas|fecha de fin de la oferta|fin promoción|fin de promoción|promoción hasta|fecha fin oferta|rebaja hasta',
  parent: 'producto padre|sku padre|referencia padre|producto principal',
  family: 'familia de productos|familia de producto',
  variantReference: 'id variante|id de la variante|id de variante|id variación',
  variantSku: 'sku de la variante|referencia de la variante|sku variante|sku de variante',
  variantName: 'variante|nombre de la variante',
};
