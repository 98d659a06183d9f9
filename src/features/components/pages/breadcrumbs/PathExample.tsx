import { Breadcrumb, BreadcrumbButton, BreadcrumbDivider, BreadcrumbItem } from '@fluentui/react-components';
import { useFollow } from '#routing/navigation';
import { href, paths } from '#routing/paths';

/** Each part of the path leads to its page; the last one is the page itself. */
export function PathExample() {
  const components = href(paths.componentList);
  const follow = useFollow(components);
  return (
    <Breadcrumb aria-label="Path of this example">
      <BreadcrumbItem>
        <BreadcrumbButton as="a" href={components} onClick={follow}>
          Components
        </BreadcrumbButton>
      </BreadcrumbItem>
      <BreadcrumbDivider />
      <BreadcrumbItem>
        <BreadcrumbButton as="a" href={components} onClick={follow}>
          Basics
        </BreadcrumbButton>
      </BreadcrumbItem>
      <BreadcrumbDivider />
      <BreadcrumbItem>
        <BreadcrumbButton current>Breadcrumbs</BreadcrumbButton>
      </BreadcrumbItem>
    </Breadcrumb>
  );
}
