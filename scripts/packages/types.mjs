// One declaration file and one API report per door: declarations by the compiler, rolled up by API Extractor.
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { rmSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import ts from 'typescript';
import { root } from '../ready.mjs';

/** Rooms that are not published: their declarations become part of ours. */
const rooms = join(root, 'packages');
const contract = {
  '@logikit/contract': 'index',
  '@logikit/contract/scene': 'scene/index',
  '@logikit/contract/calls/*': 'calls/*',
};
const pathsTo = (folder, ending) =>
  Object.fromEntries(
    Object.entries(contract).map(([name, file]) => [name, [join(folder, `contract/src/${file}${ending}`)]]),
  );

export function rollUpTypes(folder, { doors, isUpdate }) {
  const types = join(folder, 'dist/.types');
  emit(folder, { doors, types });
  const changed = doors.filter((door) => rollUp(folder, { door, types, isUpdate }));
  rmSync(types, { recursive: true });
  return changed.map((door) => `packages/${basename(folder)}/${reportOf(folder, door)}`);
}

function emit(folder, { doors, types }) {
  const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
  const program = ts.createProgram(
    doors.map((door) => join(folder, door['@logikit/source'])),
    {
      ...options,
      noEmit: false,
      declaration: true,
      emitDeclarationOnly: true,
      rewriteRelativeImportExtensions: true,
      rootDir: rooms,
      outDir: types,
      // By path the contract counts as our own source, and its declarations are written too.
      paths: pathsTo(rooms, '.ts'),
    },
  );
  const { diagnostics } = program.emit();
  if (diagnostics.length > 0) {
    throw new Error(
      ts.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (name) => name,
        getCurrentDirectory: () => root,
        getNewLine: () => '\n',
      }),
    );
  }
}

/** Answers whether the report differs from the committed one. */
function rollUp(folder, { door, types, isUpdate }) {
  const source = join(folder, door['@logikit/source']);
  const entry = join(types, relative(rooms, source).replace(/\.tsx?$/, '.d.ts'));
  const config = ExtractorConfig.prepare({
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: entry,
      compiler: { overrideTsconfig: { compilerOptions: compilerOptions(types), files: [entry] } },
      apiReport: {
        enabled: true,
        reportFolder: folder,
        reportTempFolder: types,
        reportFileName: reportOf(folder, door),
      },
      docModel: { enabled: false },
      tsdocMetadata: { enabled: false },
      dtsRollup: { enabled: true, untrimmedFilePath: join(folder, door.types) },
      newlineKind: 'lf',
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
        tsdocMessageReporting: { default: { logLevel: ExtractorLogLevel.None } },
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(folder, 'package.json'),
  });
  const { apiReportChanged, errorCount } = Extractor.invoke(config, {
    localBuild: isUpdate,
    messageCallback(message) {
      if (message.logLevel !== ExtractorLogLevel.Error) message.handled = true;
    },
  });
  if (errorCount > 0) throw new Error(`The types of ${source} cannot be rolled up.`);
  return apiReportChanged && !isUpdate;
}

function compilerOptions(types) {
  return {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['node'],
    jsx: 'react-jsx',
    strict: true,
    skipLibCheck: true,
    allowImportingTsExtensions: true,
    noEmit: true,
    paths: pathsTo(types, '.d.ts'),
  };
}

/** sdk.api.md for the main door, sdk-react.api.md for another. */
function reportOf(folder, door) {
  const name = basename(door.types, '.d.ts');
  return `${basename(folder)}${name === 'index' ? '' : `-${name}`}.api.md`;
}
