/** The route table. */
import {
  createBrowserRouter,
  redirect,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunctionArgs,
} from "react-router";
import { attemptQuery, attemptsQuery } from "./api/attempts.ts";
import { onSignedOut } from "./api/client.ts";
import { entryQuery } from "./api/entry.ts";
import { examQuery } from "./api/exams.ts";
import { UNASKED } from "./api/cached-result.ts";
import { todayQuery } from "./api/notes.ts";
import { NEWEST_ATTEMPTS } from "./api/page-sizes.ts";
import { queryClient } from "./api/queries.ts";
import { joinTabs } from "./api/other-tabs.ts";
import { doubtSession, getSession } from "./api/session.ts";
import { GuestLayout } from "./layouts/guest-layout.tsx";
import { LoadingLayout } from "./layouts/loading-layout.tsx";
import type { RouteHandle } from "./navigation/after-navigation.tsx";
import { PageError, RouteError } from "./navigation/route-error.tsx";
import { guestsOnly, loadSession, signedInOnly, trySession } from "./navigation/guards.ts";
import { loadExams } from "./navigation/load-exams.ts";
import { Root } from "./navigation/root.tsx";

const named = (title: string): RouteHandle => ({ title });

const page = (load: () => Promise<{ default: React.ComponentType }>) => async () => ({
  Component: (await load()).default,
});
const loggedIn = page(() => import("./layouts/logged-in-layout.tsx"));
const generate = page(() => import("./pages/generate/generate-page.tsx"));
const examList = page(() => import("./pages/exam-list/exam-list-page.tsx"));
const examDoc = page(() => import("./pages/exam-doc/exam-doc-page.tsx"));
const attempt = page(() => import("./pages/attempt/attempt-page.tsx"));
const examFavoriteList = page(() => import("./pages/exam-list/exam-favorite-list-page.tsx"));
const wordList = page(() => import("./pages/word-list/word-list-page.tsx"));
const examWords = page(() => import("./pages/exam-words/exam-words-page.tsx"));
const review = page(() => import("./pages/review/review-page.tsx"));
const notes = page(() => import("./pages/notes/notes-page.tsx"));
const grammar = page(() => import("./pages/grammar/grammar-page.tsx"));
const lesson = page(() => import("./pages/lesson/lesson-page.tsx"));
const trash = page(() => import("./pages/trash/trash-page.tsx"));
const study = page(() => import("./pages/study/study-page.tsx"));
const account = page(() => import("./pages/account/account-page.tsx"));
const admin = page(() => import("./pages/admin/admin-layout.tsx"));
const adminUsers = page(() => import("./pages/admin/users/users-page.tsx"));
const adminUsage = page(() => import("./pages/admin/usage/usage-page.tsx"));
const adminSignUp = page(() => import("./pages/admin/sign-up/sign-up-page.tsx"));
const library = page(() => import("./pages/library/library-page.tsx"));
const adminModel = page(() => import("./pages/admin/model/model-page.tsx"));
const adminErrors = page(() => import("./pages/admin/errors/errors-page.tsx"));
const adminAudit = page(() => import("./pages/admin/audit/audit-page.tsx"));
const inClasses = () => import("./pages/classes/pages.ts");
const inShare = () => import("./pages/share/pages.ts");
const inTaker = () => import("./pages/taker/pages.ts");
const inTaking = () => import("./pages/taker/taker-attempt-page.tsx");
/** A page of a chunk that has several. */
const pageOf =
  <Name extends string>(
    load: () => Promise<Readonly<Record<Name, React.ComponentType>>>,
    name: Name,
  ) =>
  async () => ({ Component: (await load())[name] });
const trial = page(() => import("./pages/trial/trial-page.tsx"));
const signIn = page(() => import("./pages/sign-in/sign-in-page.tsx"));
const accountForgot = page(() => import("./pages/account-forgot/account-forgot-page.tsx"));
const accountReset = page(() => import("./pages/account-reset/account-reset-page.tsx"));
const accountVerify = page(() => import("./pages/account-verify/account-verify-page.tsx"));
const certificationKakao = page(
  () => import("./pages/certification-kakao/certification-kakao-page.tsx"),
);
const signOut = page(() => import("./pages/sign-out/sign-out-page.tsx"));

/** Loaded before the page is rendered, so that its form does not move down later. */
const loadToday = async () => {
  const today = queryClient.fetchQuery({ ...todayQuery(), staleTime: 0 }).catch(() => null);
  // not a part of the first load, which needs none
  const given = import("./api/taker.ts").then(({ assignmentsQuery }) =>
    queryClient.prefetchQuery(assignmentsQuery()),
  );
  await Promise.all([today, given]);
  return null;
};

/** An address that names nothing that could ever be there is like an unknown one. */
const withNumbers = ({ params }: LoaderFunctionArgs) =>
  Object.values(params).every((id) => /^\d{1,15}$/.test(id ?? "")) ? null : redirect("/");

/** What a page shows is asked for while its script is on its way; the page itself waits for it. */
const loadExam = (args: LoaderFunctionArgs) => {
  const away = withNumbers(args);
  if (away) return away;
  const id = Number(args.params["id"]);
  void queryClient.prefetchQuery(examQuery(id));
  void queryClient.prefetchQuery(attemptsQuery(id, NEWEST_ATTEMPTS));
  return null;
};
const loadAttempt = (args: LoaderFunctionArgs) => {
  const away = withNumbers(args);
  if (away) return away;
  void queryClient.prefetchQuery(attemptQuery(Number(args.params["attemptId"])));
  return null;
};
/** Another face or a link to an item of the page that is open asks for nothing. */
const ofOther = ({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) =>
  Object.entries(nextParams).some(([name, value]) => currentParams[name] !== value);

/**
 * On a cold start a page is rendered as soon as its script is there and none of its routes has a loader that is to run,
 * though the guards send elsewhere.
 */
const afterGuards = () => null;

const loadEntry = async () => {
  // where the service does not say who is signed in, an alert has told of it already
  const isUnknown = getSession().id === undefined;
  await queryClient.prefetchQuery({ ...entryQuery(), ...(isUnknown && { meta: UNASKED }) });
  return null;
};

// oxfmt-ignore
export const routes: RouteObject[] = [
  { Component: Root, HydrateFallback: LoadingLayout, ErrorBoundary: RouteError, children: [
    { lazy: loggedIn, middleware: [loadSession, signedInOnly], children: [
      { ErrorBoundary: PageError, loader: afterGuards, children: [
        { index: true, Component: LoadingLayout, loader: () => redirect("/generate") },
        { path: "generate", lazy: generate, loader: loadToday, handle: named("문제집 만들기") },
        { path: "exam", lazy: examList, loader: loadExams(false), handle: named("만든 문제집") },
        { path: "library", lazy: library, handle: named("예시 문제집") },
        { path: "exam/:id", lazy: examDoc, loader: loadExam, shouldRevalidate: ofOther, handle: named("문제집") },
        { path: "exam/:id/attempt/:attemptId", lazy: attempt, loader: loadAttempt, shouldRevalidate: ofOther, handle: { ...named("풀기"), isWide: true } },
        { path: "favorite", lazy: examFavoriteList, loader: loadExams(true), handle: named("즐겨찾는 문제집") },
        { path: "word", lazy: wordList, handle: named("단어장") },
        { path: "word/review", lazy: review, handle: named("오늘의 복습") },
        { path: "exam/:id/word", lazy: examWords, loader: withNumbers, handle: named("문제집의 단어") },
        { path: "note", lazy: notes, handle: named("오답노트") },
        { path: "trash", lazy: trash, handle: named("휴지통") },
        { path: "study", lazy: study, handle: named("학습 현황") },
        { path: "grammar", lazy: grammar, handle: named("문법") },
        { path: "grammar/:id", lazy: lesson, handle: named("문법 설명") },
        { path: "class", lazy: pageOf(inClasses, "ClassesPage"), handle: named("반") },
        { path: "class/:id", lazy: pageOf(inClasses, "ClassPage"), loader: withNumbers, handle: named("반") },
        { path: "class/teacher/:token", lazy: pageOf(inClasses, "JoinAsTeacherPage"), handle: named("함께 가르치기") },
        { path: "join/:token", lazy: pageOf(inClasses, "JoinPage"), handle: named("반에 들어가기") },
        { path: "share/:id", lazy: pageOf(inShare, "SharePage"), loader: withNumbers, handle: { ...named("현황판"), isWide: true } },
        { path: "share/:id/slides", lazy: pageOf(inShare, "SlidesPage"), loader: withNumbers, handle: { ...named("함께 보기"), isWide: true } },
        { path: "account", lazy: account, handle: named("계정") },
        { path: "admin", lazy: admin, handle: named("관리"), children: [
          { index: true, lazy: adminUsers, handle: named("사용자 - 관리") },
          { path: "usage", lazy: adminUsage, handle: named("현황 - 관리") },
          { path: "sign-up", lazy: adminSignUp, handle: named("가입 - 관리") },
          { path: "model", lazy: adminModel, handle: named("언어 모델 - 관리") },
          { path: "error", lazy: adminErrors, handle: named("오류와 작업 - 관리") },
          { path: "audit", lazy: adminAudit, handle: named("관리 기록") },
        ]},
      ]},
    ]},
    { Component: GuestLayout, children: [
      { path: "sign-in", lazy: signIn, middleware: [guestsOnly], loader: loadEntry, handle: named("로그인") },
      { path: "account/forgot", lazy: accountForgot, middleware: [guestsOnly], loader: loadEntry, handle: named("비밀번호를 잊었어요") },
      { path: "account/reset", lazy: accountReset, middleware: [trySession], handle: named("비밀번호 다시 정하기") },
      { path: "account/verify", lazy: accountVerify, middleware: [trySession], handle: named("이메일 인증") },
    ]},
    { path: "t", lazy: pageOf(inTaker, "TakerFrame"), middleware: [trySession], children: [
      { index: true, lazy: pageOf(inTaker, "CodePage"), handle: named("번호로 들어가기") },
      { path: ":token", lazy: pageOf(inTaker, "TakerSharePage"), handle: named("받은 문제집") },
      { path: ":token/:attemptId", lazy: pageOf(inTaking, "TakerAttemptPage"), handle: named("풀기") },
      { path: ":token/:attemptId/paper", lazy: pageOf(inTaking, "PaperAttemptPage"), handle: named("답안지") },
    ]},
    { path: "try", lazy: trial, middleware: [guestsOnly], loader: afterGuards, handle: named("가입 없이 풀어 보기") },
    { Component: LoadingLayout, loader: afterGuards, children: [
      { path: "certification/kakao", lazy: certificationKakao, middleware: [loadSession], handle: named("로그인") },
      { path: "sign-out", lazy: signOut, middleware: [loadSession, signedInOnly], handle: named("로그아웃") },
    ]},
    { path: "*", Component: LoadingLayout, loader: () => redirect("/") },
  ]},
];

/** The router of the browser's address; `stop` ends it, for tests. */
export function startRouter() {
  const router = createBrowserRouter(routes, { basename: "/" });
  // While a page is open the session has ended, or has become another account's: the guards ask who is signed in.
  const start = () => {
    doubtSession();
    void router.navigate("/", { replace: true });
  };
  const stopListening = onSignedOut(() => {
    if (typeof getSession().id === "number") start();
  });
  const leaveTabs = joinTabs((userId) => {
    const { id } = getSession();
    if (id !== undefined && id !== userId) start();
  });
  const stop = () => {
    stopListening();
    leaveTabs();
    router.dispose();
  };
  return { router, stop };
}
