CREATE TABLE "content_draft" (
	"kind" text collate "C" NOT NULL,
	"entry_id" text collate "C" NOT NULL,
	"author" text collate "C" NOT NULL,
	"data" text collate "C",
	"base_version" text collate "C",
	"saved_at" text collate "C" NOT NULL,
	CONSTRAINT "content_draft_author_kind_entry_id_pk" PRIMARY KEY("author","kind","entry_id")
);
--> statement-breakpoint
CREATE TABLE "content_plan" (
	"id" text collate "C" PRIMARY KEY NOT NULL,
	"author" text collate "C" NOT NULL,
	"changes" text collate "C" NOT NULL,
	"state" text collate "C" NOT NULL,
	"due_at" text collate "C" NOT NULL,
	"planned_for" text collate "C" NOT NULL,
	"attempts" bigint NOT NULL,
	"trouble" text collate "C"
);
--> statement-breakpoint
CREATE TABLE "content_share" (
	"token_hash" text collate "C" PRIMARY KEY NOT NULL,
	"author" text collate "C" NOT NULL,
	"entries" jsonb NOT NULL,
	"created_at" text collate "C" NOT NULL,
	"expires_at" text collate "C" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"number" bigint PRIMARY KEY NOT NULL,
	"publication_id" text collate "C" NOT NULL,
	"kind" text collate "C" NOT NULL,
	"entry_id" text collate "C" NOT NULL,
	"author" text collate "C" NOT NULL,
	"published_at" text collate "C" NOT NULL,
	"text_before" text collate "C",
	"text_after" text collate "C"
);
--> statement-breakpoint
CREATE INDEX "content_draft_entry" ON "content_draft" USING btree ("kind","entry_id");--> statement-breakpoint
CREATE INDEX "content_plan_due" ON "content_plan" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "content_share_author" ON "content_share" USING btree ("author");--> statement-breakpoint
CREATE INDEX "content_share_expires" ON "content_share" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "content_version_entry" ON "content_version" USING btree ("kind","entry_id","number");--> statement-breakpoint
CREATE INDEX "content_version_publication" ON "content_version" USING btree ("publication_id");