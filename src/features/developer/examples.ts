/** A tab of the explorer as it is first seen. */
export interface Example {
  query: string;
  variables?: string;
}

/** One of each kind of operation, of the catalogs and of the demo apps; each names what else to try. */
export const examples: readonly Example[] = [
  {
    query: `# Catalogs and how many issues they have.
# Ctrl-Space: what may stand here.
query Catalogs {
  catalogs(input: { sort: NAME, perPage: 10 }) {
    totalDocs
    catalogs {
      id
      name
      status
      productCount
      completeness
      issueCounts {
        error
        warning
      }
    }
  }
}
`,
  },
  {
    query: `# Products of a catalog.
# The variables stand below.
query Products($input: ProductListInput!) {
  products(input: $input) {
    totalData
    data {
      id
      sku
      name
      status
      variantCount
      issues {
        severity
        message
      }
    }
  }
}
`,
    variables: `{
  "input": { "catalogId": "1", "q": "", "perPage": 10 }
}
`,
  },
  {
    query: `# Mail of the inbox, newest first.
query Inbox {
  mails {
    mails {
      id
      subject
      time
      from {
        name
      }
    }
  }
}
`,
  },
  {
    query: `# Changes data: a task more in the list.
mutation TaskCreate {
  taskCreate(input: { title: "Look over the schema" }) {
    id
    title
  }
}
`,
  },
  {
    query: `# Stays open and tells each step of jobs.
# Validate a catalog in another tab.
subscription JobProgress {
  jobProgress {
    id
    type
    status
    progress {
      processed
      total
    }
  }
}
`,
  },
];
