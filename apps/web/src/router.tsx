/** The route table. */
import { createBrowserRouter, redirect, type RouteObject } from "react-router";
import { certificationQuery } from "./api/certification.ts";
import { onSignedOut } from "./api/client.ts";
import { todayQuery } from "./api/notes.ts";
import { queryClient } from "./api/queries.ts";
import { forgetSession, getSession } from "./api/session.ts";
import { GuestLayout } from "./layouts/guest-layout.tsx";
import { LoadingLayout } from "./layouts/loading-layout.tsx";
import type { RouteHandle } from "./navigation/after-navigation.tsx";
import { RouteError } from "./navigation/route-error.tsx";
import { guestsOnly, loadSession, signedInOnly } from "./navigation/guards.ts";
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
const study = page(() => import("./pages/study/study-page.tsx"));
const signIn = page(() => import("./pages/sign-in/sign-in-page.tsx"));
const certificationKakao = page(
  () => import("./pages/certification-kakao/certification-kakao-page.tsx"),
);
const signOut = page(() => import("./pages/sign-out/sign-out-page.tsx"));

/** Loaded before the page is rendered, so that its form does not move down later. */
const loadToday = () => queryClient.fetchQuery({ ...todayQuery(), staleTime: 0 }).catch(() => null);

const certificationStart = () => queryClient.ensureQueryData(certificationQuery());

// prettier-ignore
export const routes: RouteObject[] = [
  { Component: Root, HydrateFallback: LoadingLayout, ErrorBoundary: RouteError, children: [
    { lazy: loggedIn, middleware: [loadSession, signedInOnly], children: [
      { index: true, Component: LoadingLayout, loader: () => redirect("/generate") },
      { path: "generate", lazy: generate, loader: loadToday, handle: named("문제집 만들기") },
      { path: "exam", lazy: examList, loader: loadExams(false), handle: named("만든 문제집") },
      { path: "exam/:id", lazy: examDoc, handle: named("문제집") },
      { path: "exam/:id/attempt/:attemptId", lazy: attempt, handle: { ...named("풀기"), isWide: true } },
      { path: "favorite", lazy: examFavoriteList, loader: loadExams(true), handle: named("즐겨찾는 문제집") },
      { path: "word", lazy: wordList, handle: named("단어장") },
      { path: "word/review", lazy: review, handle: named("오늘의 복습") },
      { path: "exam/:id/word", lazy: examWords, handle: named("문제집의 단어") },
      { path: "note", lazy: notes, handle: named("오답노트") },
      { path: "study", lazy: study, handle: named("학습 현황") },
      { path: "grammar", lazy: grammar, handle: named("문법") },
      { path: "grammar/:id", lazy: lesson, handle: named("문법 설명") },
    ]},
    { Component: GuestLayout, children: [
      { path: "sign-in", lazy: signIn, middleware: [guestsOnly], loader: certificationStart, handle: named("로그인") },
    ]},
    { Component: LoadingLayout, children: [
      { path: "certification/kakao", lazy: certificationKakao, middleware: [loadSession], handle: named("로그인") },
      { path: "sign-out", lazy: signOut, middleware: [loadSession, signedInOnly], handle: named("로그아웃") },
    ]},
    { path: "*", Component: LoadingLayout, loader: () => redirect("/") },
  ]},
];

/** The router of the browser's address. */
export function startRouter() {
  const router = createBrowserRouter(routes, { basename: "/" });
  // The session has ended while a page is open.
  onSignedOut(() => {
    if (getSession().id === null) return;
    forgetSession();
    void router.navigate("/sign-in", { replace: true });
  });
  return router;
}
