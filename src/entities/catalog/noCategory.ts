/** The category filter of the product list for products without a category. It is no path: names contain no slash. */
export const noCategory = '/';
