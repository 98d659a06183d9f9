import type { AddressType, PaymentMethod, ShopCategory, ShopColor } from '../types.generated';

/** The colors of every product, in REST order (spec, section 9). */
export const SHOP_COLORS = ['PRIMARY', 'SUCCESS', 'WARNING', 'DANGER', 'INFO'] as const satisfies ShopColor[];

/** Product categories of the shop. */
export const SHOP_CATEGORIES = ['AUDIO', 'HOME', 'KITCHEN', 'OFFICE', 'OUTDOORS'] as const satisfies ShopCategory[];

/** Default page size of the shop (spec, section 9). */
export const SHOP_PAGE_SIZE = 9;

/** Inclusive ranges of the random values of a cart line (spec, section 9). */
export const CART_RANGES = {
  shippingDays: [1, 8],
  offers: [1, 4],
  discountPercentage: [3, 20],
} as const;

/** Maximum quantity of a cart line. */
export const MAX_QTY = 99;

export interface ShopProductRecord {
  id: string;
  name: string;
  slug: string;
  description: string;
  brand: string;
  /** In US dollars. */
  price: number;
  image: string;
  hasFreeShipping: boolean;
  /** From 1 to 5. */
  rating: number;
  category: ShopCategory;
}

export interface WishlistItemRecord {
  id: string;
  productId: string;
}

export interface CartItemRecord {
  id: string;
  productId: string;
  qty: number;
}

/** An order line. Name and price are those at the time of the order. */
export interface OrderLineRecord {
  productId: string;
  name: string;
  price: number;
  qty: number;
  total: number;
}

export interface DeliveryAddressRecord {
  fullName: string;
  phone: string;
  street: string;
  city: string;
  postalCode: string;
  country: string;
  type: AddressType;
}

export interface OrderRecord {
  id: string;
  number: string;
  placedAt: string;
  /** The account that placed it. */
  placedBy: { name: string; email: string };
  /** The invoice created with it. */
  invoiceId: string;
  lines: OrderLineRecord[];
  address: DeliveryAddressRecord;
  payment: PaymentMethod;
  subtotal: number;
  delivery: number;
  total: number;
}
