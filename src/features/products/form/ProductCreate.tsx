import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { Page } from '#ui/layout/Page';
import { QueryView } from '#ui/state/QueryView';
import { NewProductForm } from './NewProductForm';
import { useProductCreateCatalogQuery } from './ProductCreate.generated';
import { ProductSkeleton } from './ProductSkeleton';
import { titles } from '../titles';

/** Page for creating a product with the essential fields. The rest can be filled in afterwards. */
export function ProductCreate() {
  const { formatMessage } = useIntl();
  const { catalogId = '' } = useParams();
  const result = useProductCreateCatalogQuery({ variables: { catalogId } });
  return (
    <Page isForm heading={formatMessage(titles.newProduct)}>
      <QueryView result={result} skeleton={<ProductSkeleton />}>
        {({ catalog }) => <NewProductForm key={catalog.id} catalog={catalog} />}
      </QueryView>
    </Page>
  );
}
