ALTER TABLE `session_token` ADD `storefront` text;--> statement-breakpoint
UPDATE `session_token` SET `storefront` = (SELECT `storefront` FROM `session` WHERE `session`.`token` = `session_token`.`session_id`);
