import { useState } from 'react';
import { Pagination } from '#ui/table/Pagination';

/** The range of rows, the page, and the number of rows per page. */
export function PagesExample() {
  const [{ page, perPage }, setPage] = useState({ page: 1, perPage: 10 });
  return <Pagination label="Products" page={page} perPage={perPage} total={248} onChange={setPage} />;
}
