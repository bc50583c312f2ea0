/**
 * The way of one answer through the server, read from the sources.
 *
 * It begins at the function that is given to the route of `calls.submitPassing`, and goes through functions depth
 * first, in the order in which they are named there: into every function of the server that is called or handed on,
 * once each, as a newcomer would who reads what happens. A member of an interface leads to the object literals and
 * classes that supply it. Types and constants are not visited. A stay is an unbroken run in one room; a stay in a room
 * that had been left before is a return, so stays are rooms and returns together.
 */
import { join, relative } from 'node:path';
import ts from 'typescript';
import { sourcesOf } from './files.mjs';
import { roomsOf } from './rooms.mjs';

const call = 'submitPassing';

export function walkAnswer(house, files) {
  const sources = sourcesOf(files).filter((file) => file.startsWith('packages/server/'));
  const program = ts.createProgram(
    sources.map((file) => join(house, file)),
    {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      customConditions: ['@logikit/source'],
      allowImportingTsExtensions: true,
      noEmit: true,
      strict: true,
      skipLibCheck: true,
      types: [],
    },
  );
  const known = new Set(sources);
  const trees = program.getSourceFiles().filter((tree) => known.has(fileOf(house, tree)));
  const start = trees.flatMap((tree) => [...handlersIn(tree)]);
  const suppliers = suppliersIn(trees, program.getTypeChecker());
  const visit = createVisitor(program.getTypeChecker(), suppliers, (tree) => known.has(fileOf(house, tree)));
  for (const node of start) visit.read(node);
  return { stays: staysOf(visit.visited, (node) => fileOf(house, node.getSourceFile()), roomsOf(sources)) };
}

const fileOf = (house, tree) => relative(house, tree.fileName).replaceAll('\\', '/');

/** What a route of the call is given beside the call itself. */
function* handlersIn(node) {
  if (ts.isCallExpression(node)) {
    const names = (argument) => ts.isPropertyAccessExpression(argument) && argument.name.text === call;
    if (node.arguments.some(names)) yield* node.arguments.filter((argument) => !names(argument));
  }
  const children = [];
  ts.forEachChild(node, (child) => void children.push(child));
  for (const child of children) yield* handlersIn(child);
}

/** Which functions are put where an interface asks for one: the interface's member → what object literals give it. */
function suppliersIn(trees, checker) {
  const found = new Map();
  const visit = (node) => {
    if (ts.isObjectLiteralExpression(node)) {
      const type = checker.getContextualType(node);
      for (const given of type ? node.properties : []) {
        const asked = given.name && ts.isIdentifier(given.name) && type.getProperty(given.name.text);
        for (const member of asked?.declarations ?? []) found.set(member, [...(found.get(member) ?? []), given]);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const tree of trees) visit(tree);
  return found;
}

function createVisitor(checker, suppliers, isOurs) {
  const visited = [];
  const seen = new Set();

  /** Everything that a piece of code names, in the order in which it does. */
  function read(node) {
    if (ts.isTypeNode(node)) return;
    if (ts.isIdentifier(node) && !isNameOf(node)) for (const one of meantBy(node)) enter(one);
    ts.forEachChild(node, read);
  }

  function enter(declaration) {
    if (seen.has(declaration)) return;
    seen.add(declaration);
    const given = suppliers.get(declaration);
    if (given && isMember(declaration)) for (const one of given) supply(one);
    const made = functionOf(declaration);
    if (!made || !isOurs(declaration.getSourceFile())) return;
    visited.push(made);
    read(made);
  }

  /** A property of an object literal: a function written there, or the name of one. */
  function supply(given) {
    if (ts.isShorthandPropertyAssignment(given)) {
      const symbol = checker.getShorthandAssignmentValueSymbol(given);
      for (const one of declarationsOf(symbol)) enter(one);
    } else if (ts.isPropertyAssignment(given) && !functionOf(given)) read(given.initializer);
    else enter(given);
  }

  function declarationsOf(symbol) {
    if (!symbol) return [];
    const real = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    return real.declarations ?? [];
  }

  function meantBy(node) {
    const shorthand = ts.isShorthandPropertyAssignment(node.parent);
    return declarationsOf(
      shorthand ? checker.getShorthandAssignmentValueSymbol(node.parent) : checker.getSymbolAtLocation(node),
    );
  }

  return { visited, read };
}

const isMember = (node) => ts.isPropertySignature(node) || ts.isMethodSignature(node);

/** A name that is being given is not one that is used. */
const isNameOf = (node) =>
  node.parent.name === node &&
  !ts.isPropertyAccessExpression(node.parent) &&
  !ts.isShorthandPropertyAssignment(node.parent);

/** The function that a declaration makes, if it makes one. */
function functionOf(declaration) {
  if (ts.isFunctionLike(declaration)) return declaration.body ? declaration : null;
  if (ts.isClassDeclaration(declaration)) return declaration.members.find(ts.isConstructorDeclaration) ?? null;
  const value = declaration.initializer;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : null;
}

function staysOf(visited, fileOfNode, roomOf) {
  const stays = [];
  const left = new Set();
  for (const node of visited) {
    const room = roomOf(fileOfNode(node));
    if (stays.at(-1)?.room === room) continue;
    stays.push({ room, at: fileOfNode(node), again: left.has(room) });
    left.add(room);
  }
  return stays;
}
