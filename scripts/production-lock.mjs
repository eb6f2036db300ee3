// Derives package.json and lock of an installation without development packages from those of the repository.

/** Resolves a dependency of `from` in the lock file, as Node does: in its own folder or in a parent folder. */
export function resolveIn(lock, from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (path in lock) return path;
    if (!folder) return null;
  }
}

const twoVersions = (place, path) => `Expected one version of ${place} but found two: ${path} is another one`;

/** Returns the direct dependencies of workspaces for which `isNeeded` returns true, by name, with their place in the lock. */
function directDependencies(lock, workspaces, isNeeded) {
  const found = new Map();
  for (const workspace of workspaces) {
    for (const name of Object.keys(lock[workspace].dependencies ?? {})) {
      const path = resolveIn(lock, workspace, name);
      if (!path || lock[path].link || !isNeeded(name)) continue;
      if ((found.get(name) ?? path) !== path) throw new Error(twoVersions(`node_modules/${name}`, path));
      found.set(name, path);
    }
  }
  return found;
}

/** Returns all places in the lock that packages at these places need, themselves included. */
function reachable(lock, paths) {
  const visited = new Set(paths);
  for (const from of visited) {
    const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = lock[from];
    const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta[name]?.optional);
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const path = resolveIn(lock, from, name);
      if (path) visited.add(path);
    }
  }
  return [...visited].sort();
}

/** Place of a package in an installation without workspaces. */
const hoisted = (path) => path.replace(/^(?:apps|packages)\/[^/]+\//, '');

/**
 * @param lock  `packages` of the repository's lock file
 * @param workspaces  folders of the workspaces that run
 * @param isNeeded  returns true for a direct dependency that is loaded at run time
 * @returns `dependencies` of a package.json, and `packages` of its lock file
 */
export function productionLock(lock, workspaces, isNeeded) {
  const direct = directDependencies(lock, workspaces, isNeeded);
  const packages = {};
  for (const path of reachable(lock, direct.values())) {
    const place = hoisted(path);
    if (place in packages) throw new Error(twoVersions(place, path));
    const { dev: _dev, devOptional: _devOptional, peer: _peer, ...entry } = lock[path];
    packages[place] = entry;
  }
  const names = [...direct.keys()].sort();
  return { dependencies: Object.fromEntries(names.map((name) => [name, lock[direct.get(name)].version])), packages };
}
