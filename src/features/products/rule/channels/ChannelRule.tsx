import { useIntl } from 'react-intl';
import { useParams } from 'react-router-dom';
import { CatalogNotFound } from '#entities/catalog/CatalogNotFound';
import { channelLabel } from '#entities/channel/channelLabel';
import { RunningJob } from '#entities/job/RunningJob';
import { getErrorCode } from '#graphql/errors';
import type { ChannelRuleScope } from '#graphql/types.generated';
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
import { useChannelRuleQuery } from './ChannelRule.generated';
import { ChannelRuleEditor } from './ChannelRuleEditor';
import { channelRuleMessages as messages, scopeMessages } from './channelRuleMessages';
import { useChannelMembers } from './useChannelMembers';

const params = { channel: urlText() };

/** The rule of a channel, or of its feeds: which products it has. */
function ChannelRule({ scope }: { scope: ChannelRuleScope }) {
  const { formatMessage, locale } = useIntl();
  const { can } = useSession();
  const { catalogId = '' } = useParams();
  const [{ channel: code }] = useUrlState(params);
  const result = useChannelRuleQuery({ variables: { catalogId } });
  const { setMembers, isBusy } = useChannelMembers();
  const excludedLabels = useExcludedLabels();
  const texts = scopeMessages[scope];
  const title = formatMessage(scope === 'FEEDS' ? titles.feedRule : titles.channelRule);
  const catalog = result.data?.catalog;
  const found = catalog?.salesChannels.find((one) => one.code === code);
  const channel = found && { code, label: channelLabel(found, locale) };
  const rule = catalog?.channelRules.find((one) => one.channel.code === code && one.scope === scope);
  const canEdit = can('update', 'Product') && catalog?.status !== 'ARCHIVED';
  const onReset = (products: readonly PickedProduct[]) =>
    void setMembers(
      { catalogId, channel: code, scope, target: { ids: products.map(({ id }) => id) }, membership: 'BY_RULE' },
      { name: channel?.label ?? code, count: products.length },
    );

  if (!catalog && getErrorCode(result.error) === 'NOT_FOUND') return <CatalogNotFound heading={title} />;
  return (
    <Page
      heading={channel ? formatMessage(texts.heading, { name: channel.label }) : title}
      description={
        catalog ? (
          channel && (
            <>
              {formatMessage(texts.description, { catalog: catalog.name })}{' '}
              {scope === 'CHANNEL' && <RunningJob job={catalog.lastJob} />}
            </>
          )
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
                <ChannelRuleEditor key={code} catalogId={catalogId} scope={scope} channel={channel} rule={rule} />
              ) : rule ? (
                <RuleWords catalogId={catalogId} text={rule.where} />
              ) : (
                <Panel>{formatMessage(texts.all)}</Panel>
              )}
              {rule && rule.includedProducts.length > 0 && (
                <HandPicked
                  catalogId={catalogId}
                  heading={formatMessage(messages.includedProducts)}
                  text={formatMessage(texts.includedText)}
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
                  text={formatMessage(texts.excludedText)}
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

/** The rule of a channel: which products of the catalog are in it. */
export function ProductsOfChannel() {
  return <ChannelRule scope="CHANNEL" />;
}

/** The rule for the feeds of a channel: which of the published products in it they have. */
export function ProductsOfFeeds() {
  return <ChannelRule scope="FEEDS" />;
}
