import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CatalogNotFound } from '#entities/catalog/CatalogNotFound';
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
import { titles } from '../../titles';
import { HandPicked, useExcludedLabels, type PickedProduct } from '../HandPicked';
import { RuleWords } from '../RuleWords';
import { useFeedRuleQuery } from './FeedRule.generated';
import { FeedRuleEditor } from './FeedRuleEditor';
import { feedRuleMessages as messages } from './feedRuleMessages';
import { useFeedMembers } from './useFeedMembers';

const params = { channel: urlText() };

/** The rule for the feeds of a channel: which of the published products they have. */
export function FeedRule() {
  const { formatMessage, locale } = useIntl();
  const { can } = useSession();
  const { catalogId = '' } = useParams();
  const [{ channel: code }] = useUrlState(params);
  const result = useFeedRuleQuery({ variables: { catalogId, locale } });
  const { setMembers, isBusy } = useFeedMembers();
  const excludedLabels = useExcludedLabels();
  const catalog = result.data?.catalog;
  const channel = catalog?.salesChannels.find((one) => one.code === code);
  const rule = catalog?.feedRules.find((one) => one.channel.code === code);
  const canEdit = can('update', 'Product') && catalog?.status !== 'ARCHIVED';
  const onReset = (products: readonly PickedProduct[]) =>
    void setMembers(
      { catalogId, channel: code, target: { ids: products.map(({ id }) => id) }, membership: 'BY_RULE' },
      { name: channel?.label ?? code, count: products.length },
    );

  if (!catalog && getErrorCode(result.error) === 'NOT_FOUND')
    return <CatalogNotFound heading={formatMessage(titles.feedRule)} />;
  return (
    <Page
      heading={channel ? formatMessage(messages.heading, { name: channel.label }) : formatMessage(titles.feedRule)}
      description={
        catalog ? (
          channel && formatMessage(messages.description, { catalog: catalog.name })
        ) : (
          <Placeholder width={180} isInline />
        )
      }
    >
      <QueryView result={result} skeleton={<Placeholder height={240} />}>
        {() =>
          channel ? (
            <>
              {rule && rule.fault !== null && (
                <Notice tone="danger">{formatMessage(messages.fault, { message: rule.fault })}</Notice>
              )}
              {canEdit ? (
                <FeedRuleEditor key={code} catalogId={catalogId} channel={channel} rule={rule} />
              ) : rule ? (
                <RuleWords catalogId={catalogId} text={rule.where} />
              ) : (
                <Panel>{formatMessage(messages.all)}</Panel>
              )}
              {rule && rule.includedProducts.length > 0 && (
                <HandPicked
                  catalogId={catalogId}
                  heading={formatMessage(messages.includedProducts)}
                  text={formatMessage(messages.includedText)}
                  products={rule.includedProducts}
                  labels={{
                    reset: formatMessage(messages.leave),
                    resetAll: formatMessage(messages.leaveAll),
                    resetOf: (name) => formatMessage(messages.leaveOf, { name }),
                  }}
                  {...{ canEdit, isBusy, onReset }}
                />
              )}
              {rule && rule.excludedProducts.length > 0 && (
                <HandPicked
                  catalogId={catalogId}
                  heading={formatMessage(messages.excludedProducts)}
                  text={formatMessage(messages.excludedText)}
                  products={rule.excludedProducts}
                  labels={excludedLabels}
                  {...{ canEdit, isBusy, onReset }}
                />
              )}
            </>
          ) : (
            <Panel>
              <EmptyState
                drawing="search"
                title={formatMessage(messages.noChannel)}
                description={formatMessage(messages.noChannelText)}
                actions={<LinkButton to={href(paths.channelList)}>{formatMessage(messages.toChannels)}</LinkButton>}
              />
            </Panel>
          )
        }
      </QueryView>
    </Page>
  );
}
