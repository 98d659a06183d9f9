import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CatalogNotFound } from '#entities/catalog/CatalogNotFound';
import { RunningJob } from '#entities/job/RunningJob';
import { getErrorCode } from '#graphql/errors';
import { href, paths } from '#routing/paths';
import { urlText } from '#routing/urlParams';
import { useUrlState } from '#routing/useUrlState';
import { useSession } from '#session/sessionContext';
import { LinkButton } from '#ui/control/LinkButton';
import { Page } from '#ui/layout/Page';
import { Panel } from '#ui/layout/Panel';
import { EmptyState } from '#ui/state/EmptyState';
import { Notice } from '#ui/state/Notice';
import { Placeholder } from '#ui/state/Placeholder';
import { QueryView } from '#ui/state/QueryView';
import { titles } from '../titles';
import { useCategoryRuleQuery } from './CategoryRule.generated';
import { ExcludedProducts } from './ExcludedProducts';
import { RuleEditor } from './RuleEditor';
import { ruleMessages as messages } from './ruleMessages';
import { RuleWords } from './RuleWords';

const params = { category: urlText() };

/** The rule of a category: which products it has besides those that were added by hand. */
export function CategoryRule() {
  const { formatMessage } = useIntl();
  const { can } = useSession();
  const { catalogId = '' } = useParams();
  const [{ category: path }] = useUrlState(params);
  const result = useCategoryRuleQuery({ variables: { catalogId } });
  const catalog = result.data?.catalog;
  const found = catalog?.categoryTree.categories.find((category) => category.path === path);
  const canEdit = can('update', 'Product') && catalog?.status !== 'ARCHIVED';

  if (!catalog && getErrorCode(result.error) === 'NOT_FOUND')
    return <CatalogNotFound heading={formatMessage(titles.rule)} />;
  return (
    <Page
      heading={found ? formatMessage(messages.heading, { name: found.name }) : formatMessage(titles.rule)}
      description={
        catalog ? (
          <>
            {found && formatMessage(messages.description, { path })} <RunningJob job={catalog.lastJob} />
          </>
        ) : (
          <Placeholder width={180} isInline />
        )
      }
    >
      <QueryView result={result} skeleton={<Placeholder height={240} />}>
        {() => {
          if (!found) {
            return (
              <Panel>
                <EmptyState
                  drawing="search"
                  title={formatMessage(messages.noCategory)}
                  description={formatMessage(messages.noCategoryText)}
                  actions={
                    <LinkButton to={href(paths.categoryTree, { catalogId })}>
                      {formatMessage(messages.toCategories)}
                    </LinkButton>
                  }
                />
              </Panel>
            );
          }
          const { id, rule } = found;
          return (
            <>
              {rule && rule.fault !== null && (
                <Notice tone="danger">{formatMessage(messages.fault, { message: rule.fault })}</Notice>
              )}
              {canEdit ? (
                <RuleEditor key={id} catalogId={catalogId} category={found} />
              ) : (
                rule && <RuleWords catalogId={catalogId} text={rule.where} />
              )}
              {rule && rule.excludedProducts.length > 0 && (
                <ExcludedProducts catalogId={catalogId} category={found} canEdit={canEdit} />
              )}
            </>
          );
        }}
      </QueryView>
    </Page>
  );
}
