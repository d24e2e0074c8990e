/** What a package's manifest says when it is packed: nothing of how it is built here. */
function beforePacking({ scripts, ...manifest }) {
  return manifest;
}

export const hooks = { beforePacking };
