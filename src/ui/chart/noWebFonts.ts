declare global {
  interface Window {
    FabricConfig?: { fontBaseUrl: string };
  }
}

// The chart library's base package would otherwise declare fonts on Microsoft's servers; this app calls no host that its
// user did not configure. Import this module before the library.
window.FabricConfig = { fontBaseUrl: '' };

export {};
