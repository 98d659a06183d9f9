import type { AddressType, PaymentMethod, ShopCategory, ShopColor } from '../types.generated';

/** The colours that every product is offered in, in the order of REST (spec, section 9). */
export const SHOP_COLORS = ['PRIMARY', 'SUCCESS', 'WARNING', 'DANGER', 'INFO'] as const satisfies ShopColor[];

/** What the shop's things are for. */
export const SHOP_CATEGORIES = ['AUDIO', 'HOME', 'KITCHEN', 'OFFICE', 'OUTDOORS'] as const satisfies ShopCategory[];

/** Rows of a page of the shop where nothing is given (spec, section 9). */
export const SHOP_PAGE_SIZE = 9;

/** What the cart draws anew for each answer, both ends included (spec, section 9). */
export const CART_RANGES = {
  shippingDays: [1, 8],
  offers: [1, 4],
  discountPercentage: [3, 20],
} as const;

/** Most pieces of a line of the cart that can be set. */
export const MAX_QTY = 99;

export interface ShopProductRecord {
  id: string;
  name: string;
  slug: string;
  description: string;
  brand: string;
  /** US dollars. */
  price: number;
  image: string;
  hasFreeShipping: boolean;
  /** 1 to 5. */
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

/** A line of an order: name and price as they were then. */
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
  lines: OrderLineRecord[];
  address: DeliveryAddressRecord;
  payment: PaymentMethod;
  subtotal: number;
  delivery: number;
  total: number;
}
